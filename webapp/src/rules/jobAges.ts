const DAY = 24 * 60 * 60 * 1000
const WEEK = 7
const MONTH = 30

/** Whole days from one date to another, both written YYYY-MM-DD; null where one is missing or no date. */
export function daysBetween(from: string | null | undefined, to: string | null | undefined): number | null {
  const [start, end] = [from, to].map((text) => (text ? Date.parse(`${text.slice(0, 10)}T00:00:00Z`) : Number.NaN))
  const days = (end! - start!) / DAY
  return Number.isNaN(days) ? null : Math.round(days)
}

/** The day this many days later, both as YYYY-MM-DD. */
export function laterBy(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** How long ago a job was posted. A date to come counts as today; without one there is nothing to say. */
export function postedAge(posted: string | null | undefined, today: string): string {
  const days = daysBetween(posted, today)
  if (days === null) return ''
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days < WEEK) return `${days} days ago`
  if (days < MONTH) return `${counted(Math.min(3, Math.floor(days / WEEK)), 'week')} ago`
  return `${counted(Math.floor(days / MONTH), 'month')} ago`
}

/** How close a deadline is. Each kind of reader has a limit below which it is red: recruiters are warned earlier. */
export type Deadline = { text: string; days: number | null }

const HURRY = 3

/** The deadline as the badge of a listed job says it. */
export function deadlineBadge(end: string | null | undefined, today: string): Deadline & { isUrgent: boolean } {
  const days = daysBetween(today, end)
  if (days === null) return { text: 'No deadline specified', days, isUrgent: false }
  if (days < 0) return { text: 'Expired', days, isUrgent: true }
  if (days === 0) return { text: 'Expires today!', days, isUrgent: true }
  return { text: `${counted(days, 'day')} left${days <= HURRY ? '!' : ''}`, days, isUrgent: days <= HURRY }
}

const WARNING = 7

/** The deadline as its recruiter sees it: a week or less in red, more in green. */
export function deadlineForRecruiter(
  end: string | null | undefined,
  today: string,
): Deadline & { colour: 'red' | 'green' | '' } {
  const days = daysBetween(today, end)
  if (days === null) return { text: 'No end date set', days, colour: '' }
  const colour = days <= WARNING ? 'red' : 'green'
  if (days < 0) return { text: `Expired ${counted(-days, 'day')} ago`, days, colour }
  if (days === 0) return { text: 'Expires today', days, colour }
  return { text: `${counted(days, 'day')} left`, days, colour }
}

/** The choices of 'Date posted', in days. */
export const POSTED_WITHIN = ['all', '7', '14', '30'] as const
export type PostedWithin = (typeof POSTED_WITHIN)[number]

/** Whether a job was posted within this many days, inclusive. One without a date is only in the unfiltered list. */
export function isPostedWithin(posted: string | null | undefined, within: PostedWithin, today: string): boolean {
  if (within === 'all') return true
  const age = daysBetween(posted, today)
  return age !== null && age <= Number(within)
}

/** Whether the last day to apply lies before today; that day itself is still open, and so is a job without one. */
export function isPast(end: string | null | undefined, today: string): boolean {
  return (daysBetween(today, end) ?? 0) < 0
}
