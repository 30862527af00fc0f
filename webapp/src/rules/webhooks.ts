/* Webhooks: how an address and what became of a message are put into words. */

import { whenRead } from '@/rules/clock'

type Tone = 'good' | 'medium' | 'weak' | 'neutral'

export const addressText = (url: string): string => url.replace(/^https:\/\//, '')

export const eventNotes: Record<string, string> = {
  'application.received': 'Somebody applies for one of your jobs',
  'application.decided': 'An application is selected or rejected, or the decision is taken back',
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

type Delivery = {
  status: 'waiting' | 'delivered' | 'failed'
  tries: number
  response_status: number | null
  next_try_at: string | null
}

/** What became of a message: the answer's status, or the word for there being none. */
export function deliveryBadge({ status, tries, response_status: answer }: Delivery): { text: string; tone: Tone } {
  if (status === 'waiting' && tries === 0) return { text: 'Waiting', tone: 'neutral' }
  return { text: answer === null ? 'No answer' : String(answer), tone: status === 'delivered' ? 'good' : 'weak' }
}

/** What happens next, or that nothing does. */
export function deliveryNote({ status, tries, next_try_at: next }: Delivery): string {
  const count = tries === 1 ? '1 try' : `${tries} tries`
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
