import type { Raise, ResumeBlock } from '@/api/analyses'

/** A line that the person took over for this job, and what the score gained when it was counted. */
export interface UsedLine {
  id: number
  remedy: Raise['remedy']
  title: string
  line: string
  text: string
  isNew: boolean
  /** Null until it is counted. */
  gave: number | null
}

/** What was filled into the blanks of a draft, by the place of the piece. */
type Filled = Readonly<Record<number, string>>

/** The draft with what was filled in; blanks that are still open stay out. */
export function filledText(better: Raise['better'], filled: Filled): string {
  const text = better.map((piece, at) => (piece.kind === 'blank' ? (filled[at] ?? '') : piece.text)).join('')
  return text.replaceAll(/\s+/g, ' ').trim()
}

export const isFilled = (better: Raise['better'], filled: Filled): boolean =>
  better.every((piece, at) => piece.kind !== 'blank' || (filled[at] ?? '').trim() !== '')

const lineOf = (block: ResumeBlock) => block.parts.map((part) => part.text).join(' ')

const isNumbered = (block: ResumeBlock) => block.kind === 'bullet' || block.kind === 'text'

/** The number that each block has on the screen; names, contacts, headings and roles have none. */
export function numbersOf(blocks: readonly ResumeBlock[]): (number | null)[] {
  let number = 0
  return blocks.map((block) => (isNumbered(block) ? (number += 1) : null))
}

/** The place of a line among the blocks, -1 where it is no longer there. */
export const placeOf = (blocks: readonly ResumeBlock[], line: string): number =>
  line === '' ? -1 : blocks.findIndex((block) => lineOf(block).includes(line))

/** The version as plain text: a line for the title of a file, the rest below it. */
export function asText(blocks: readonly ResumeBlock[]): { title: string; text: string } {
  const named = blocks[0]?.kind === 'name' ? blocks[0] : null
  const lines = blocks.slice(named ? 1 : 0).flatMap((block) => {
    const line = [lineOf(block), block.aside].filter(Boolean).join(', ')
    if (block.kind === 'heading' || block.kind === 'entry') return ['', line]
    return [block.kind === 'bullet' ? `- ${line}` : line]
  })
  return { title: named ? lineOf(named) : '', text: lines.join('\n').trim() }
}
