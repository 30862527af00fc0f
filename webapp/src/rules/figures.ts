/* Figures as they appear in running text. */

const NUMBER = new Intl.NumberFormat('en-US')

/** '412', '1,204'. */
export const figure = (count: number): string => NUMBER.format(count)

/** '1 word', '412 words', '1,204 words'. */
export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${figure(count)} ${count === 1 ? noun : nouns}`
}

export function wordCount(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/u).length
}

/** The beginning of a line, at most `most` code units, without half an emoji at its end. */
export const beginning = (line: string, most: number): string => line.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/** '184 KB', '9.8 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** Points come in halves: '12', '0.5'. */
export function points(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1)
}

/** What one piece of advice is worth: '+4, to 76%'. */
export function gained({ gain, percent }: { gain: number; percent: number }): string {
  return gain > 0 ? `+${gain}, to ${percent}%` : 'Under 1 point'
}
