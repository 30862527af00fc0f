/* The text of a job as it was typed: paragraphs, headings and lists are told by their lines, never by markup. */

export type JobBlock =
  { kind: 'paragraph'; text: string } | { kind: 'heading'; text: string } | { kind: 'list'; items: string[] }

const BULLET = /^\s*(?:[-–—•*·▪●◦‣]|\d{1,2}[.)])\s+(.*)$/u
const LONGEST_HEADING = 60

const bare = (line: string) =>
  line
    .trim()
    .replace(/^#{1,6}\s+/, '')
    .replace(/^\*\*(.*?)\*\*:?$/, '$1')
    .trim()

/** A short line that ends in no full stop and stands over something is a heading. */
function isHeading(line: string, next: string | undefined): boolean {
  if (next === undefined || line.length > LONGEST_HEADING || /[.!?,;…]$/.test(line)) return false
  const isFact = line.includes(': ') // 'Location: Leeds'
  return line.endsWith(':') || BULLET.test(next) || (!isFact && line.split(/\s+/).length <= 6)
}

/** Lines that belong together are joined; what was one line stays one line. */
export function jobBlocks(text: string): JobBlock[] {
  const blocks: JobBlock[] = []
  const groups = text.replace(/\r\n?/g, '\n').split(/\n\s*\n/)
  groups.forEach((group, at) => {
    const lines = group.split('\n').map((line) => line.trimEnd())
    const after = groups[at + 1]?.trimStart().split('\n')[0]
    lines.forEach((line, row) => {
      if (line.trim() === '') return
      const item = BULLET.exec(line)?.[1]
      const last = blocks.at(-1)
      if (item !== undefined) {
        if (last?.kind === 'list' && (row > 0 || at > 0)) last.items.push(item)
        else blocks.push({ kind: 'list', items: [item] })
        return
      }
      const words = bare(line)
      const next = lines[row + 1] ?? (row === lines.length - 1 ? after : undefined)
      const alone = row === 0 && isHeading(words, next)
      const overList = next !== undefined && BULLET.test(next) && isHeading(words, next)
      if (alone || overList) blocks.push({ kind: 'heading', text: words.replace(/:$/, '') })
      else blocks.push({ kind: 'paragraph', text: words })
    })
  })
  return blocks
}
