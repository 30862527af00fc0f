/* Which files a screen takes as a resume. The server checks the same, and the content as well. */

import { sizeProblem, usualSizes } from '@/rules/fileSizes'

export type Formats = readonly string[]

export function extension(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/** 'PDF, DOCX or DOC', as a person says it. */
export function spoken(formats: Formats, last = 'or'): string {
  const names = formats.map((format) => format.toUpperCase())
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
}

/** What the `accept` of a file field takes: '.pdf,.docx'. */
export const accepted = (formats: Formats) => formats.map((format) => `.${format}`).join(',')

export function isTaken(name: string, formats: Formats): boolean {
  return formats.includes(extension(name))
}

/** What is wrong with this file, as a sentence for its owner; null when it may be sent. `limit` is in bytes. */
export function refusal(
  file: { name: string; size: number },
  formats: Formats,
  limit = usualSizes.resume_bytes,
): string | null {
  if (isTaken(file.name, formats)) return sizeProblem(file, limit)
  const listed = formats.map((format) => format.toUpperCase()).join(', ')
  const ending = extension(file.name) && ` .${extension(file.name)}`
  return `Unsupported file type${ending}. Supported formats: ${listed}`
}
