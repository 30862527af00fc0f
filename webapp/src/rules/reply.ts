/** The sentence the server sent with a refusal (4xx), if any: it tells the person what to change. */
export function serverSentence(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('status' in error) || !('data' in error)) return null
  const { status, data } = error
  if (typeof status !== 'number' || status < 400 || status > 499) return null
  if (typeof data !== 'object' || data === null || !('message' in data)) return null
  return typeof data.message === 'string' && data.message !== '' ? data.message : null
}
