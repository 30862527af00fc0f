const MB = 1024 * 1024

/** How large files may be, in bytes, unless the server says otherwise with the session. */
export const usualSizes = { resume_bytes: 10 * MB, document_bytes: 30 * MB }

/** A limit in bytes as people read it: '10MB'. */
export const inMegabytes = (bytes: number) => `${bytes / MB}MB`

/** What is wrong with the size of a file; null where it may be sent. Exactly the limit is allowed. */
export function sizeProblem(file: { size: number }, limit: number): string | null {
  if (file.size > limit) return `File size should not exceed ${inMegabytes(limit)}.`
  return file.size === 0 ? 'This file is empty. Please choose another one.' : null
}
