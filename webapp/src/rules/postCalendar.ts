/* Posts by the viewer's days: a week, what falls on which day, and which times are still available. */
import { FURTHEST_POST_DAYS, TIME_NEEDED, TIME_PAST, TIME_TOO_FAR } from '@/api/server.gen'
import { atTime } from '@/rules/clock'
import { laterBy } from '@/rules/jobAges'
import { inOrder, momentOf, type PostTimes } from '@/rules/posts'

export const WEEK = 7
/** How many weeks people can look back and ahead: as far as posts can be scheduled. */
export const WEEKS = 52
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const two = (number: number) => String(number).padStart(2, '0')

/** The local day of a moment, YYYY-MM-DD. */
export const dayOf = (moment: Date) => `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`

/** The local time of a moment, HH:MM, as fields for a time take it. */
export const timeOf = (moment: Date) => `${two(moment.getHours())}:${two(moment.getMinutes())}`

/** A local day and time as one moment; an invalid date where either is missing or malformed. */
export const at = (day: string, time: string) => new Date(`${day}T${time}`)

/** Seven days: the first week begins today, others as many weeks later or earlier. */
export function weekFrom(now: Date, weeks: number): string[] {
  const first = laterBy(dayOf(now), weeks * WEEK)
  return Array.from({ length: WEEK }, (_, number) => laterBy(first, number))
}

/** The week that a URL names, counted from the first; none if it names none. */
export function weekOf(named: string | null): number {
  const weeks = /^-?\d{1,2}$/u.test(named ?? '') ? Number(named) : 0
  return Math.abs(weeks) <= WEEKS ? weeks : 0
}

const utcDay = (moment: Date) => moment.toISOString().slice(0, 10)

/** The UTC days that these local days overlap; without a start when they begin with the server's today. */
export function spanOf(days: readonly string[], now: Date): { days: number; start?: string } {
  const start = utcDay(at(days[0]!, '00:00'))
  const last = utcDay(new Date(at(laterBy(days.at(-1)!, 1), '00:00').getTime() - 1))
  const count = Math.round((Date.parse(last) - Date.parse(start)) / DAY) + 1
  return start === utcDay(now) ? { days: count } : { days: count, start }
}

/** The posts of each day, in the order of time. */
export function byDay<Post extends PostTimes>(days: readonly string[], posts: readonly Post[]): Map<string, Post[]> {
  const calendar = new Map<string, Post[]>(days.map((day) => [day, []]))
  for (const post of inOrder([...posts])) calendar.get(dayOf(new Date(momentOf(post))))?.push(post)
  return calendar
}

/** What is wrong with a chosen day and time; null when nothing is. */
export function timeProblem(day: string, time: string, now: Date): string | null {
  const chosen = at(day, time).getTime()
  if (!day || !time || Number.isNaN(chosen)) return TIME_NEEDED
  if (chosen <= now.getTime()) return TIME_PAST
  return chosen > now.getTime() + FURTHEST_POST_DAYS * DAY ? TIME_TOO_FAR : null
}

/** The time offered first: the post's own while it is in the future, else the full hour after the next. */
export function offered(post: PostTimes, now: Date): Date {
  const moment = new Date(momentOf(post))
  if (moment > now) return moment
  const next = new Date(now.getTime() + 2 * HOUR)
  next.setMinutes(0, 0, 0)
  return next
}

/** When a post moved to another day, at its time of day, would be published; or the problem that prevents it. */
export function dropped(post: PostTimes, day: string, now: Date): { problem: string } | { at: string } {
  const time = timeOf(new Date(momentOf(post)))
  if (day < dayOf(now)) return { problem: 'That day has passed. Please choose today or a later day.' }
  if (timeProblem(day, time, now) === TIME_PAST)
    return { problem: `${atTime(at(day, time))} today has passed. Please choose a later time.` }
  return { at: at(day, time).toISOString() }
}

/** Whether a post can still be given a time. */
export const canBeTimed = (post: PostTimes) => post.status !== 'published'

const weekday = (day: string, length: 'short' | 'long') =>
  at(day, '12:00').toLocaleDateString('en-US', { weekday: length })
const monthDay = (day: string) => at(day, '12:00').toLocaleDateString('en-US', { month: 'short', day: 'numeric' })

export const dayParts = (day: string) => ({ weekday: weekday(day, 'short'), number: Number(day.slice(8)) })

/** 'Monday, Nov 23'. */
export const dayName = (day: string) => `${weekday(day, 'long')}, ${monthDay(day)}`

/** 'Nov 21 to Nov 27, 2026'. */
export const weekName = (days: readonly string[]) =>
  `${monthDay(days[0]!)} to ${monthDay(days.at(-1)!)}, ${days.at(-1)!.slice(0, 4)}`

/** 'Today 5:00 PM', 'Mon 8:30 AM' within the next six days, else 'Nov 21, 5:00 PM'. */
export function nearMoment(iso: string, now: Date): string {
  const then = new Date(iso)
  const away = Math.round((at(dayOf(then), '12:00').getTime() - at(dayOf(now), '12:00').getTime()) / DAY)
  const time = atTime(then)
  if (away === 0) return `Today ${time}`
  if (away === 1) return `Tomorrow ${time}`
  if (away === -1) return `Yesterday ${time}`
  if (away > 0 && away < WEEK) return `${weekday(dayOf(then), 'short')} ${time}`
  return `${monthDay(dayOf(then))}, ${time}`
}

/** What waits, in the order of time; what missed its time comes last. */
export function nextFirst<Post extends PostTimes>(posts: readonly Post[], now: Date): Post[] {
  const waiting = inOrder(posts.filter(({ status }) => status !== 'published'))
  const isLate = (post: Post) => new Date(momentOf(post)) <= now
  return [...waiting.filter((post) => !isLate(post)), ...waiting.filter(isLate)]
}

/** The days that still have no post; today counts only while it can be filled. */
export function emptyDays(
  days: readonly string[],
  posts: readonly PostTimes[],
  now: Date,
  withToday: boolean,
): string[] {
  const calendar = byDay(days, posts)
  return days.filter((day) => calendar.get(day)!.length === 0 && (withToday || day > dayOf(now)))
}

/** A text of `nearMoment` within a sentence. */
export const inSentence = (moment: string) =>
  moment.replace(/^(Today|Tomorrow|Yesterday)/u, (word) => word.toLowerCase())
