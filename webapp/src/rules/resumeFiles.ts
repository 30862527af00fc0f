/* Which files a screen takes as a resume. The server checks the same, and the content as well. */

export const RESUME_LIMIT_MB = 10

/** Resume Match also takes .doc, Interview Questions does not. */
export const MATCH_FORMATS = ['.pdf', '.docx', '.doc'] as const
export const QUESTION_FORMATS = ['.pdf', '.docx'] as const
export type Formats = readonly string[]

function extension(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot).toLowerCase()
}

/** 'PDF, DOCX or DOC', as a person says it. */
export function spoken(formats: Formats, last = 'or'): string {
  const names = formats.map((each) => each.slice(1).toUpperCase())
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
}

export function isTaken(name: string, formats: Formats): boolean {
  return formats.includes(extension(name))
}

/** What is wrong with this file, as a sentence for its owner; null when it may be sent. */
export function refusal(
  file: { name: string; size: number },
  formats: Formats,
  limit = RESUME_LIMIT_MB,
): string | null {
  if (!isTaken(file.name, formats)) {
    const listed = formats.map((each) => each.slice(1).toUpperCase()).join(', ')
    return `Unsupported file type ${extension(file.name)}`.trim() + `. Supported formats: ${listed}`
  }
  if (file.size > limit * 1024 * 1024) return `File size should not exceed ${limit}MB.`
  if (file.size === 0) return 'This file is empty. Please choose another one.'
  return null
}
