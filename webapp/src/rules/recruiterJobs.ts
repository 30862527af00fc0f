/* What a recruiter sees of a job, and how it may be reopened. */

import { DATE_NEEDED, DATE_OUT_OF_RANGE, MOST_DAYS_REOPENED, MOST_REOPENS } from '@/api/server.gen'
import { daysBetween, laterBy } from '@/rules/jobAges'

export const PAGE_SIZE = 10
export const NO_EMAIL = 'User email not found. Please login again.'

/** From when until when a job may be reopened; the last day is also what is offered. */
export const reopening = (today: string) => ({ first: today, last: laterBy(today, MOST_DAYS_REOPENED) })

/** What is wrong with a new end date, or null. */
export function reopenProblem(date: string, today: string): string | null {
  const days = daysBetween(today, date)
  if (days === null) return DATE_NEEDED
  return days < 0 || days > MOST_DAYS_REOPENED ? DATE_OUT_OF_RANGE : null
}

/** 'This gives applicants 30 days to apply.' */
export function timeToApply(date: string, today: string): string {
  const days = daysBetween(today, date)
  if (days === null || reopenProblem(date, today)) return ''
  return `This gives applicants ${days} ${days === 1 ? 'day' : 'days'} to apply.`
}

type Moved = { positionStatus?: 'open' | 'closed' | null; isExpired: boolean }

/** What can be done with a job: an expired one is over, an open one can be closed, a closed one reopened. */
export function moveOf(job: Moved): 'expired' | 'close' | 'reopen' {
  if (job.isExpired) return 'expired'
  return (job.positionStatus ?? 'open') === 'open' ? 'close' : 'reopen'
}

/** 'Reopened 1/2 times', once it was. */
export const reopened = (count: number) => (count > 0 ? `Reopened ${count}/${MOST_REOPENS} times` : '')

/** The tone of a job's status; an unknown one is neutral. */
export function statusTone(status: string): 'good' | 'weak' | 'neutral' {
  if (status === 'Active') return 'good'
  return status === 'Expired' ? 'weak' : 'neutral'
}

/** Whether a job that is closed now can be reopened. */
export function wayBack({ isExpired, reopenCount }: { isExpired: boolean; reopenCount: number }): string {
  if (isExpired) return 'It has expired and cannot be reopened.'
  const left = MOST_REOPENS - reopenCount
  if (left <= 0) return `It has been reopened ${MOST_REOPENS} times already and cannot be reopened again.`
  return left === 1 ? 'It can be reopened once more.' : `It can be reopened ${left} times.`
}
