import { messageOf, statusOf } from '@/rules/errors'

/** The server's message for a refusal (4xx), if any: it tells the person what to change. */
export function serverSentence(error: unknown): string | null {
  const status = statusOf(error)
  return typeof status === 'number' && status >= 400 && status < 500 ? (messageOf(error) ?? null) : null
}
