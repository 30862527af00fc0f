const DAY = 24 * 60 * 60 * 1000
const SOON = 14

type Consent = { email: string; consent_until: string | null; asked_at: string | null; has_declined: boolean }

const daysUntil = (day: string, now: Date) => Math.ceil((Date.parse(`${day}T23:59:59Z`) - now.getTime()) / DAY) - 1

/** Whether somebody in the talent pool has an address and has agreed to get emails. */
export const mayBeWrittenTo = ({ email, consent_until: until }: Consent, now = new Date()) =>
  email !== '' && until !== null && daysUntil(until, now) >= 0

/** The state of somebody's consent, in two short lines. */
export function consentOf(person: Consent, now = new Date()): { line: string; note: string; isSoon?: boolean } {
  const { consent_until: until, asked_at: questionAt, has_declined: hasDeclined } = person
  if (hasDeclined) return { line: 'Declined', note: 'No emails' }
  if (until && daysUntil(until, now) >= 0) {
    const left = daysUntil(until, now)
    const months = Math.floor(left / 30)
    return {
      line: shortDay(until),
      note: left < 60 ? `${left} ${left === 1 ? 'day' : 'days'} left` : `${months} months left`,
      isSoon: left <= SOON,
    }
  }
  if (questionAt) return { line: `Asked ${shortDay(questionAt)}`, note: 'No emails until answered' }
  return { line: 'None', note: until ? `Ended ${shortDay(until)}` : 'Not asked yet' }
}

/** A day, or the day of a moment. */
export const shortDay = (at: string) =>
  new Date(at).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    ...(at.length === 10 && { timeZone: 'UTC' }),
  })
