/* A job's interviews: their order, and what all of them ask together. */

import type { InterviewPlanAnswer, PlannedInterviewForm } from '@/api/types'
import { counted } from '@/rules/figures'

type PlannedInterview = InterviewPlanAnswer['interviews'][number]

export const formOf = ({
  interviewers,
  requirements,
  title,
  kind,
  minutes,
  place,
  takes_one,
}: PlannedInterview): PlannedInterviewForm => ({
  title,
  kind,
  minutes,
  place,
  takes_one,
  interviewers: interviewers.map(({ user_id: id }) => id),
  requirements: requirements.map(({ id }) => id),
})

/** The list with one of its rows at another place. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const others = rows.filter((_, at) => at !== from)
  return [...others.slice(0, to), rows[from]!, ...others.slice(to)]
}

/** '2 h 30 min'. */
export function lengthOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ')
}

/** What all interviews of a plan ask together; `isWhole` if nothing is left out. */
export function coverage({ interviews, requirements, uncovered }: InterviewPlanAnswer): {
  isWhole: boolean
  text: string
} {
  const nameOf = (id: string) => `${id} ${requirements.find((need) => need.id === id)?.label ?? ''}`
  if (uncovered.length > 0) return { isWhole: false, text: `Not covered: ${uncovered.map(nameOf).join(', ')}` }
  const musts = requirements.filter(({ must }) => must).length
  const times = (id: string) =>
    interviews.filter((interview) => interview.requirements.some((need) => need.id === id)).length
  const repeated = requirements.filter(({ id }) => times(id) > 1).map(({ id }) => id)
  const again = repeated.length > 0 ? ` Asked more than once: ${repeated.join(', ')}.` : ''
  const among = musts > 0 ? `, ${counted(musts, 'must')} among them` : ''
  return { isWhole: true, text: `All ${counted(requirements.length, 'requirement')} are covered${among}.${again}` }
}
