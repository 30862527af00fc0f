import type { Raise, ResumeBlock } from '@/api/analyses'
import type { Career } from '@/api/careers'
import type { OwnSentence } from '@/api/resumeVersions'

/** A line that the person took over for this job, and what the score gained when it was counted. */
export interface UsedLine {
  /** The requirements that it shows. */
  ids: readonly number[]
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

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type WithSentences = Pick<Career, 'positions' | 'volunteer_roles' | 'summary' | 'additions'>

/** The lines as sentences of a resume: each in place of the sentence of the career that it rewords, or new next to the
    sentence that it stands next to; in the first role where the career has no such sentence. */
export function sentencesFrom(used: readonly UsedLine[], career: WithSentences): OwnSentence[] {
  const { positions, volunteer_roles, summary, additions } = career
  const parts = [...positions, ...volunteer_roles, ...summary, ...additions]
  const deeds = parts.flatMap((position) => position.deeds.map((deed) => ({ ...deed, position })))
  const first = positions[0]
  const ids = new Set<string>()
  return used.flatMap(({ ids: shown, line, text, isNew }) => {
    const words = plain(line)
    const beside = words === '' ? undefined : deeds.find((deed) => plain(deed.text).includes(words))
    const position = beside?.position ?? first
    if (!position) return []
    const deed_id = beside && !isNew && !ids.has(beside.id) ? beside.id : ''
    ids.add(deed_id)
    return [{ id: `raise-${shown.join('-')}`, position_id: position.id, text, deed_id }]
  })
}

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
