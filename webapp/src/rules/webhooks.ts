/* Webhooks: how an address and the outcome of a message are put into words. */

import { whenRead } from '@/rules/clock'
import { counted, figure } from '@/rules/figures'

type Tone = 'good' | 'medium' | 'weak' | 'neutral'

export const addressText = (url: string): string => url.replace(/^https:\/\//, '')

export const eventNotes: Record<string, string> = {
  'application.received': 'Somebody applies for one of your jobs',
  'application.decided': 'An application is selected or rejected, or the decision is taken back',
  'application.moved': 'An application is moved to another stage',
  'interview.planned': 'The interview plan of a job is changed',
  'interview.proposed': 'An applicant is invited to an interview, or asked for another time',
  'interview.booked': 'An applicant books an interview or moves it',
  'interview.cancelled': 'An interview is canceled or called off',
  'scorecard.submitted': 'An interviewer submits or changes a scorecard',
  'application.withdrawn': 'An applicant withdraws an application',
  'document.added': 'A resume or another document comes with an application, except in a blind review',
  'message.received': 'An applicant sends you a message',
  'question.received': 'A visitor asks a question about a public job, or writes again',
  'offer.changed': 'An offer is made, answered or withdrawn',
  'pool.answered': 'Somebody agrees to stay in the talent pool, or takes the consent back',
  'careers_page.changed': 'The careers page of your company or its picture is changed',
  'job.opened': 'A job is posted, reopened or restored',
  'job.edited': 'A job is changed',
  'job.closed': 'A job is closed or deleted',
}

type Webhook = { paused_at: string | null; failing_since: string | null }

/** How a webhook fares; what deserves attention comes first. */
export function webhookNote({ paused_at: paused, failing_since: failing }: Webhook): { text: string; tone: Tone } {
  if (paused) {
    const since = `Paused ${whenRead(paused)}`
    return failing
      ? { text: `${since}, failing since ${whenRead(failing)}`, tone: 'medium' }
      : { text: since, tone: 'medium' }
  }
  return failing ? { text: `Failing since ${whenRead(failing)}`, tone: 'weak' } : { text: 'Active', tone: 'good' }
}

/** Those that are chosen, a whole family as one: 'job.*'. */
export function eventChips(chosen: readonly string[], all: readonly string[]): string[] {
  const familyOf = (event: string) => event.split('.')[0]!
  const isWhole = (family: string) => {
    const members = all.filter((event) => familyOf(event) === family)
    return members.length > 1 && members.every((event) => chosen.includes(event))
  }
  return [...new Set(chosen.map((event) => (isWhole(familyOf(event)) ? `${familyOf(event)}.*` : event)))]
}

type Hour = { sent: number; failed: number }

/** '3 of 186 failed', '34 sent'. */
export function activityText(hours: readonly Hour[]): string {
  const total = hours.reduce((sum, hour) => sum + hour.sent, 0)
  const failed = hours.reduce((sum, hour) => sum + hour.failed, 0)
  if (total === 0) return 'Nothing sent'
  return failed > 0 ? `${figure(failed)} of ${figure(total)} failed` : `${figure(total)} sent`
}

/** '10:00 to 11:00: 4 messages, 1 failed', for the hour that ended `ago` hours before now. */
export function hourText({ sent: total, failed }: Hour, ago: number, now = new Date()): string {
  const [from, to] = [ago + 1, ago].map((hours) =>
    whenRead(new Date(now.getTime() - hours * 3_600_000).toISOString(), now),
  )
  return `${from} to ${to}: ${counted(total, 'message')}${failed > 0 ? `, ${figure(failed)} failed` : ''}`
}

/** Height of an hour's bar in percent of the busiest hour's, on a logarithmic scale. */
export function barHeight(count: number, busiest: number): number {
  return count === 0 ? 0 : Math.round((Math.log1p(count) / Math.log1p(busiest)) * 100)
}

type Attempt = { seconds: number; status: number | null; problem: string }

/** What came of one try. */
export function attemptText({ status, problem }: Attempt): string {
  if (status === null) return problem.replace(/\.$/, '').replace(/^./, (letter) => letter.toLowerCase())
  return `answered ${status}`
}

/** '184 ms', '1.2 s'. */
export const duration = (seconds: number): string =>
  seconds < 1 ? `${Math.round(seconds * 1000)} ms` : `${seconds.toFixed(1)} s`

type Delivery = {
  status: 'waiting' | 'delivered' | 'failed'
  tries: number
  tries_left: number
  response_status: number | null
  next_try_at: string | null
  attempts: readonly Attempt[]
}

/** What became of a message: the answer's status, or the word for there being none. */
export function deliveryBadge({ status, tries, response_status: answer }: Delivery): {
  text: string
  tone: 'good' | 'weak' | 'neutral'
} {
  if (status === 'waiting' && tries === 0) return { text: 'Waiting', tone: 'neutral' }
  return { text: answer === null ? 'No answer' : String(answer), tone: status === 'delivered' ? 'good' : 'weak' }
}

/** 'Attempt 3 of 10', counting those before the message was sent again by hand. */
export const nextAttempt = ({ attempts, tries_left: left }: Pick<Delivery, 'attempts' | 'tries_left'>): string =>
  `Attempt ${attempts.length + 1} of ${attempts.length + left}`

/** How long the answer took, how many tries it needed, or what happens next. */
export function deliveryGist(delivery: Delivery): string {
  const { status, tries, attempts, next_try_at: next } = delivery
  if (status === 'failed') return 'Gave up'
  if (status === 'waiting') return tries > 0 && next ? nextAttempt(delivery) : ''
  const [only] = attempts
  return tries === 1 && only ? duration(only.seconds) : counted(tries, 'try', 'tries')
}

/** What happens next, or that nothing does. */
export function deliveryNote({ status, tries, next_try_at: next }: Delivery): string {
  const count = counted(tries, 'try', 'tries')
  if (status === 'delivered') return `Delivered after ${count}`
  if (status === 'failed') return `Gave up after ${count}`
  if (!next) return 'Waiting'
  return tries === 0 ? 'On its way' : `${count}, the next ${whenRead(next)}`
}

/** What the message is about, from its numbers. */
export function subjectOf(payload: Record<string, unknown>): string {
  const data = (payload['data'] ?? {}) as Record<string, unknown>
  if (data['application_id'] !== undefined)
    return `Application ${String(data['application_id'])}, ${String(data['status'])}`
  return data['job_id'] === undefined ? 'Sent by hand' : `Job ${String(data['job_id'])}`
}
