// How calls reach the server: the key, errors, repetitions, pages.
const AGAIN = [429, 503] // nothing has happened: the same request may be sent again
const LONGEST_WAIT = 60 // seconds that Retry-After may ask for

/** A refusal: go by `code`, show `message` to people; `errors` has sentences for single fields. */
export class HireloomError extends Error {
  constructor(status, answer) {
    super(`${status} ${answer.code ?? ''}: ${answer.message ?? ''}`)
    this.name = 'HireloomError'
    this.status = status
    this.code = answer.code ?? ''
    this.sentence = answer.message ?? ''
    this.errors = answer.errors ?? {}
    this.data = answer.data ?? {}
  }
}

export class Transport {
  #root
  #key
  #timeout
  #tries

  constructor(site, key, { timeout = 30_000, tries = 3 } = {}) {
    if (!/^https?:\/\//.test(site)) throw new TypeError('The address of the site begins with https://')
    this.#root = `${site.replace(/\/+$/, '')}/api/v1`
    this.#key = key
    this.#timeout = timeout
    this.#tries = tries
  }

  /** A value as one part of a path. */
  part(value) {
    return encodeURIComponent(String(value))
  }

  async call(method, path, { query = {}, body, form, idempotencyKey, file = false } = {}) {
    const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined && value !== null))
    const headers = { Authorization: `Bearer ${this.#key}`, Accept: 'application/json, */*' }
    // So that a repetition does nothing twice.
    if (method === 'POST') headers['Idempotency-Key'] = idempotencyKey ?? crypto.randomUUID()
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    const content = form ? packed(form) : body && JSON.stringify(body)
    const address = `${this.#root}${path}${asked.size > 0 ? `?${asked}` : ''}`
    for (let left = this.#tries - 1; ; left -= 1) {
      const signal = AbortSignal.timeout(this.#timeout)
      const response = await fetch(address, { method, headers, body: content, signal })
      if (response.ok) return file ? response.blob() : response.status === 204 ? undefined : response.json()
      const wait = Number(response.headers.get('Retry-After') ?? 1)
      if (!AGAIN.includes(response.status) || left <= 0 || !(wait <= LONGEST_WAIT))
        throw new HireloomError(response.status, await response.json().catch(() => ({})))
      await new Promise((wake) => setTimeout(wake, wait * 1000))
    }
  }
}

/** Fields and files as the body of a form; a list sends each of its values. */
function packed(form) {
  const data = new FormData()
  for (const [field, given] of Object.entries(form))
    for (const value of [given].flat()) data.append(field, value)
  return data
}

/** Every row of a list, page by page: `for await (const job of pages((query) => hireloom.listJobs(query)))`. */
export async function* pages(call, query = {}) {
  for (let cursor = undefined; ; ) {
    const page = await call({ ...query, cursor })
    yield* page.data
    if (page.next_cursor === null) return
    cursor = page.next_cursor
  }
}
