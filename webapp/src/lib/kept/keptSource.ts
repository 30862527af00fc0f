import { quietly } from '@/lib/quietly'

/* Which of our links brought somebody here. It outlives the log-in, the registration and the search that follow, and
   ends with the log-out or after a month. Whether it is one of ours only the server knows. */

const SOURCE = 'source'
const LASTS = 30 * 24 * 3600 * 1000
const token = /^[a-z0-9-]{1,60}$/

/** Stores the source named in a URL; a URL without one changes nothing. */
export function rememberSource(search: string, now = Date.now()): void {
  const named = new URLSearchParams(search).get('from') ?? ''
  if (token.test(named)) quietly(() => localStorage.setItem(SOURCE, JSON.stringify({ named, at: now })))
}

/** The source to send with an application, or ''. */
export function keptSource(now = Date.now()): string {
  const stored = quietly(() => JSON.parse(localStorage.getItem(SOURCE) ?? 'null') as unknown)
  const { named, at } = (stored ?? {}) as { named?: unknown; at?: unknown }
  const lasts = typeof at === 'number' && at <= now && now - at < LASTS
  return lasts && typeof named === 'string' && token.test(named) ? named : ''
}
