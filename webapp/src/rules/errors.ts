import type { ErrorAnswer, ErrorCode } from '@/api/types'

export type { ErrorCode } from '@/api/types'

/** How a call failed: the server's status and response, or what kept it from responding. */
type Failure = { status?: unknown; data?: unknown } | null | undefined

export const statusOf = (error: unknown): unknown => (error as Failure)?.status

const answerOf = (error: unknown): Partial<ErrorAnswer> => {
  const data = (error as Failure)?.data
  return typeof data === 'object' && data !== null ? data : {}
}

/** The server's word for what went wrong; programs decide by it. */
export const codeOf = (error: unknown): ErrorCode | undefined => answerOf(error).code

/** The sentence that the server wrote for the person, if it wrote one. */
export function messageOf(error: unknown): string | undefined {
  const { message } = answerOf(error)
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** What the server says besides the message, by name. */
export function dataOf(error: unknown): Record<string, string> {
  const { data } = answerOf(error)
  return typeof data === 'object' && data !== null ? (data as Record<string, string>) : {}
}

/** The first sentence that the server wrote for each field. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const { errors } = answerOf(error)
  if (typeof errors !== 'object' || errors === null) return {}
  const first = Object.entries(errors).map(([name, sentences]) => [
    name,
    Array.isArray(sentences) ? sentences[0] : sentences,
  ])
  return Object.fromEntries(first.filter(([, sentence]) => typeof sentence === 'string'))
}

/** The seconds after which a call may be repeated, where its resource keeps them. */
export const waitOf = (error: unknown): number => Number((error as { wait?: unknown } | null | undefined)?.wait ?? 0)

/** Whether a call failed without any answer of the server. */
export function isUnreachable(error: unknown): boolean {
  return error !== undefined && typeof statusOf(error) !== 'number'
}

const FINAL = new Set<unknown>([403, 404, 409])

/**
 * Whether a retry would be refused in the same way: the thing is gone, it is too late, or the person may not. A refused
 * token is not final: the client has fetched the present one by then.
 */
export const isFinal = (error: unknown) => FINAL.has(statusOf(error)) && codeOf(error) !== 'csrf_failed'
