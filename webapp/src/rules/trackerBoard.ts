/* What the tracker's board makes of a job. */

import type { TrackedJobFields as TrackedJob, TrackerStageFields as TrackerStage } from '@/api/types'
import { daysBetween } from '@/rules/jobAges'
import { shortDate, shortMoment } from '@/rules/tracker'

export const stageName = (stages: readonly TrackerStage[], key: TrackedJob['stage']) =>
  stages.find((stage) => stage.key === key)?.name ?? key

/** Names a card although it may have no number of its own. */
export const cardKey = (job: TrackedJob) => (job.id ? `j${job.id}` : `a${job.application_id}`)

/** Whether Hireloom lists the job itself, so that it can be applied for here. */
export const isOurs = (job: TrackedJob) => /^\d+$/.test(job.job)

/** Where the job comes from, in a word. */
export function sourceOf(job: TrackedJob): string {
  if (isOurs(job)) return 'Hireloom'
  try {
    return new URL(job.address).hostname.replace(/^www\./, '')
  } catch {
    return 'Outside'
  }
}

export const sources = ['all', 'hireloom', 'outside'] as const
export type Source = (typeof sources)[number]

export const isFrom = (job: TrackedJob, source: Source) => source === 'all' || isOurs(job) === (source === 'hireloom')

/** Whether title, company, place or note contain all the words. */
export function isFound(job: TrackedJob, words: string): boolean {
  const text = `${job.title} ${job.company} ${job.location} ${job.note}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Only the recruiter moves a rejected application. */
export const isFixed = (job: TrackedJob) => job.status === 'Rejected'

export type CardLine = {
  kind: 'meeting' | 'reminder' | 'deadline' | 'quiet' | 'status' | 'applied' | 'added'
  tone: Tone
  text: string
}
type Tone = 'good' | 'weak' | 'amber' | 'brand' | 'soft'

const HURRY = 3 // days before a deadline that it turns red
const QUIET = 14 // days without an answer that are worth a word

const counted = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

/** The one thing about a card that matters most today. */
export function cardLine(job: TrackedJob, today: string): CardLine {
  const line = (kind: CardLine['kind'], tone: Tone, text: string): CardLine => ({ kind, tone, text })
  if (job.status === 'Rejected')
    return job.is_withdrawn ? line('status', 'soft', 'Withdrawn') : line('status', 'weak', 'Rejected')
  if (job.meets_at && job.meets_at.slice(0, 10) >= today) return line('meeting', 'brand', shortMoment(job.meets_at))
  if (job.remind_on && job.remind_on <= today && job.stage !== 'closed')
    return line('reminder', 'amber', 'Follow up today')
  if (job.status === 'Selected') return line('status', 'good', 'Selected')
  const left = daysBetween(today, job.ends_on)
  if (job.stage === 'saved' && left !== null) {
    if (left < 0) return line('deadline', 'soft', `Closed ${shortDate(job.ends_on!)}`)
    if (left === 0) return line('deadline', 'weak', 'Closes today')
    return line(
      'deadline',
      left <= HURRY ? 'weak' : 'soft',
      left <= HURRY ? `Closes in ${counted(left)}` : `${counted(left)} left`,
    )
  }
  const since = daysBetween(job.applied_on, today)
  if (job.stage === 'applied' && since !== null && since >= QUIET)
    return line('quiet', 'soft', `Quiet for ${counted(since)}`)
  if (job.applied_on) return line('applied', 'soft', `Applied ${shortDate(job.applied_on)}`)
  return line('added', 'soft', `Added ${shortDate(job.added_at)}`)
}

export type Due = { kind: 'meeting' | 'reminder'; job: TrackedJob; title: string; text: string }

/** Talks of today and tomorrow, then reminders that are due. */
export function dueToday(jobs: readonly TrackedJob[], today: string): Due[] {
  const open = jobs.filter((job) => job.id > 0 && job.stage !== 'closed')
  const meetings = open.flatMap((job): Due[] => {
    const days = daysBetween(today, job.meets_at)
    if (days !== 0 && days !== 1) return []
    const time = shortMoment(job.meets_at!).split(', ').at(-1)
    return [
      {
        kind: 'meeting',
        job,
        title: `Prepare for ${job.company}.`,
        text: `${days ? 'Tomorrow' : 'Today'} at ${time}.`,
      },
    ]
  })
  const reminders = open
    .filter((job) => job.remind_on && job.remind_on <= today)
    .map((job): Due => {
      const since = daysBetween(job.applied_on, today)
      const text = since ? `You applied ${counted(since)} ago.` : job.title
      return { kind: 'reminder', job, title: `Follow up with ${job.company}.`, text }
    })
  return [...meetings, ...reminders]
}

/** What the form of a job holds, as it is stored. */
export function formOf(job: TrackedJob) {
  const { title, company, location, salary, address, note, contacts, ...rest } = job
  const { applied_on, ends_on, meets_at, remind_on, starts_on } = rest
  return {
    title,
    company,
    location,
    salary,
    address,
    note,
    contacts,
    applied_on,
    ends_on,
    meets_at,
    remind_on,
    starts_on,
  }
}
