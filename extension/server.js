/* Calls to the person's own Hireloom, with the key that they created there. */

const browser = globalThis.browser ?? globalThis.chrome
const PATIENCE = 20_000 // milliseconds

export const stored = () => browser.storage.local.get(['site', 'key', 'resume'])
export const store = (values) => browser.storage.local.set(values)
export const forget = () => browser.storage.local.remove(['site', 'key', 'resume'])

/** The origin of an address; throws unless a key can safely be sent to it. */
export function siteOf(text) {
  const url = new URL(/^\w+:\/\//.test(text.trim()) ? text.trim() : `https://${text.trim()}`)
  const isHere = ['localhost', '127.0.0.1'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere)) throw new Error('The address must begin with https://.')
  return url.origin
}

export class Refused extends Error {
  constructor(status, message) {
    super(message)
    this.status = status
  }
}

/** The answer of /api/v1. Throws Refused with a sentence for the person. */
export async function call(method, path, body) {
  const { site, key } = await stored()
  let answer
  try {
    answer = await fetch(`${site}/api/v1${path}`, {
      method,
      credentials: 'omit',
      headers: { Authorization: `Bearer ${key}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    })
  } catch {
    throw new Refused(0, 'Hireloom cannot be reached. Please try again later.')
  }
  const content = await answer.json().catch(() => ({}))
  if (!answer.ok) throw new Refused(answer.status, content.message ?? 'Hireloom sent an answer that cannot be read.')
  return content
}
