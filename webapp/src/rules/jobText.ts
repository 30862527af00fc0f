/* The text of a job as it was typed: paragraphs, headings and lists are recognized by their lines. Of Markdown,
   headings, bold words and bullets are read. Nothing in a text becomes HTML. */

export type JobBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }

const BULLET = /^\s*(?:[-–—•*·▪●◦‣]|\d{1,2}[.)])\s+(.*)$/u
const NUMBER = /^\s*\d/
const LONGEST_HEADING = 60

const isPoint = (line: string | undefined) => line !== undefined && BULLET.test(line)

const HASHES = /^[ \t]*#{1,6}[ \t]+(?=\S)/gm
const BOLD = /\*{2,3}(?=[^\s*])([^*\n]+)(?<=\S)\*{2,3}/gu

/** A line of nothing but punctuation, between two parts. */
const RULE = /^[ \t]*(?:[-–—*_=][ \t]*){3,}$/gm

/** The text without the marks of markdown for headings, bold words and rules. */
export const plainText = (text: string) => text.replace(RULE, '').replace(HASHES, '').replace(BOLD, '$1')

/** A line in pieces, some of which are bold. */
export const runsOf = (line: string): { text: string; isStrong: boolean }[] =>
  line
    .split(BOLD)
    .map((text, at) => ({ text, isStrong: at % 2 === 1 }))
    .filter(({ text }) => text !== '')

/** A short line without a period at its end and with something below it is a heading. */
function isHeading(line: string, next: string | undefined): boolean {
  if (next === undefined || line.length > LONGEST_HEADING || /[.!?,;…]$/.test(line)) return false
  const isFact = line.includes(': ') // 'Location: Leeds'
  return line.endsWith(':') || isPoint(next) || (!isFact && line.split(/\s+/).length <= 6)
}

/** Lines that belong together are joined; what was one line stays one line. */
export function jobBlocks(text: string): JobBlock[] {
  const blocks: JobBlock[] = []
  const groups = text
    .replace(/\r\n?/g, '\n')
    .replace(RULE, '')
    .split(/\n\s*\n/)
  groups.forEach((group, at) => {
    const lines = group.split('\n').map((line) => line.trimEnd())
    const before = groups[at - 1]?.trimEnd().split('\n').at(-1)
    const after = groups[at + 1]?.trimStart().split('\n')[0]
    lines.forEach((line, row) => {
      const words = line.trim()
      if (words === '') return
      const next = lines[row + 1] ?? (row === lines.length - 1 ? after : undefined)
      const item = BULLET.exec(line)?.[1]
      const last = blocks.at(-1)
      // A number alone may be that of a day: '1. Januar'.
      const isNumbered = isPoint(row > 0 ? lines[row - 1] : before) || isPoint(next)
      if (item !== undefined && (isNumbered || !NUMBER.test(line))) {
        if (last?.kind === 'list' && (row > 0 || at > 0)) last.items.push(item)
        else blocks.push({ kind: 'list', items: [item] })
        return
      }
      const plain = plainText(words)
      const alone = row === 0 && isHeading(plain, next)
      const overList = isPoint(next) && isHeading(plain, next)
      const isMarked = words.search(HASHES) === 0
      if (isMarked || alone || overList) blocks.push({ kind: 'heading', text: plain.replace(/:$/, '') })
      else blocks.push({ kind: 'paragraph', text: words })
    })
  })
  return blocks
}
