import type { PracticeAnswer } from '@/api/practice'
import type { PracticeDraft } from './usePractice'

export const coveredOf = (found: PracticeAnswer): number => found.points.filter((each) => each.state === 'met').length

/** 'Covers 4 of 6', 'Not checked yet', 'Not tried yet'. */
export function progressOf({ answer, checked }: PracticeDraft): string {
  if (checked) return `Covers ${coveredOf(checked.found)} of ${checked.found.points.length}`
  return answer.trim() === '' ? 'Not tried yet' : 'Not checked yet'
}

/** The passages of the points, in order and none over another; only those of the chosen point, if there is one. */
export function marksOf(found: PracticeAnswer, chosen: string | null): { start: number; end: number }[] {
  const marks = found.points
    .filter((each) => each.end > each.start && (chosen === null || each.kind === chosen))
    .map(({ start, end }) => ({ start, end }))
    .toSorted((one, other) => one.start - other.start)
  return marks.filter((mark, at) => at === 0 || mark.start >= marks[at - 1]!.end)
}
