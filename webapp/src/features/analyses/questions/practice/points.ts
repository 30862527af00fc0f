import type { PracticeAnswer, PracticePointShown } from '@/api/practice'
import type { Mark } from '@/components/MarkedTextArea'
import type { PracticeDraft } from './usePractice'

export const coveredOf = (result: PracticeAnswer): number =>
  result.points.filter((point) => point.state === 'met').length

/** 'Covers 4 of 6', 'Not checked yet', 'Not tried yet'. */
export function progressOf({ answer, checked }: PracticeDraft): string {
  if (checked) return `Covers ${coveredOf(checked.found)} of ${checked.found.points.length}`
  return answer.trim() === '' ? 'Not tried yet' : 'Not checked yet'
}

const COVERED = { textDecoration: 'underline 2px var(--good)', textUnderlineOffset: 5 }

export const isMarked = ({ start, end }: PracticePointShown): boolean => end > start

/** The number of a covered point, at its words and next to its name; null where it has none. */
export function numberOf(result: PracticeAnswer, kind: string): number | null {
  const at = result.points
    .filter((point) => point.state === 'met' && isMarked(point))
    .findIndex((point) => point.kind === kind)
  return at < 0 ? null : at + 1
}

/** The passages of the points, in order and none over another; only those of the chosen point, if there is one. */
export function marksOf(result: PracticeAnswer, chosen: string | null): Mark[] {
  const marks: Mark[] = []
  const points = result.points.filter((point) => isMarked(point) && (chosen === null || point.kind === chosen))
  for (const { kind, start, end, state } of points.toSorted((a, b) => a.start - b.start)) {
    const under = marks.find((mark) => mark.end > start)
    const number = numberOf(result, kind)?.toString()
    const look = state === 'met' ? COVERED : undefined
    if (!under) marks.push({ start, end, look, number })
    // The same words may cover several points, and what they cover counts more than what they lack.
    else if (look) Object.assign(under, { look, number: [under.number, number].filter(Boolean).join(' ') })
  }
  return marks
}

/** Whether an answer covers everything. */
export const isReady = (result: PracticeAnswer | undefined): boolean =>
  result !== undefined && coveredOf(result) === result.points.length
