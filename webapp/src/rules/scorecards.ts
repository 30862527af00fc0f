/* The four words of a scorecard, from nothing to more than the job needs. */

export const ratings = [
  ['not_shown', 'Not shown'],
  ['some', 'Some'],
  ['solid', 'Solid'],
  ['outstanding', 'Outstanding'],
] as const

export const ratingName = (rating: string): string => ratings.find(([value]) => value === rating)?.[1] ?? ''

export const advices = [
  ['strong_no', 'Strong no'],
  ['no', 'No'],
  ['yes', 'Yes'],
  ['strong_yes', 'Strong yes'],
] as const

export const adviceName = (advice: string | null): string => advices.find(([value]) => value === advice)?.[1] ?? ''

/** Where a requirement stands in the resume. */
export const proofs: Record<string, { word: string; look: string }> = {
  met: { word: 'Met', look: 'text-good' },
  partly: { word: 'Partly', look: 'text-medium' },
  missing: { word: 'Missing', look: 'text-weak' },
}

export const agreements: Record<string, string> = {
  agree: 'Agree',
  split: 'Split',
  one_voice: 'One voice',
  gap: 'Gap',
}

export type Verdict = 'select' | 'hold' | 'reject'

/** What a debrief ends with, and the email that goes out. */
export const verdictWords: Record<
  Verdict,
  Record<'verb' | 'by', string> & Record<'ask' | 'mail', (whom: string) => string>
> = {
  select: {
    verb: 'Select',
    by: 'Selected by',
    ask: (whom) => `Select ${whom}?`,
    mail: (whom) => `${whom} gets the email “You have been selected” at once.`,
  },
  hold: {
    verb: 'Hold',
    by: 'On hold by',
    ask: (whom) => `Put ${whom} on hold?`,
    mail: () => 'No email goes out. The team sees your reason.',
  },
  reject: {
    verb: 'Reject',
    by: 'Rejected by',
    ask: (whom) => `Reject ${whom}?`,
    mail: (whom) => `${whom} gets the email “About your application” at once, without your reason.`,
  },
}

const ratingTones: Record<string, string> = {
  not_shown: 'text-weak',
  some: 'text-medium',
  solid: 'text-good',
  outstanding: 'text-good',
}

export const ratingTone = (rating: string): string => ratingTones[rating] ?? ''

/** How many steps lie between the two ratings farthest apart. */
export function stepsApart(words: readonly string[]): number {
  const levels = words.map((rating) => ratings.findIndex(([value]) => value === rating))
  return levels.length > 0 ? Math.max(...levels) - Math.min(...levels) : 0
}

const MINUTE = 60_000
const SOON = 120 // minutes

const DAYS = 48 // hours from which on days are counted

const lasting = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours >= DAYS) return `${Math.floor(hours / 24)} days`
  return hours > 0 ? `${hours} h${rest > 0 ? ` ${rest} min` : ''}` : `${rest} min`
}

/** How urgent a scorecard is: `left` is the part of the time, from the interview's end, that remains. */
export function dueIn(endsAt: string, dueAt: string, now: number) {
  const [end, due] = [Date.parse(endsAt), Date.parse(dueAt)]
  const minutes = Math.round((due - now) / MINUTE)
  if (minutes < 0) return { tone: 'text-weak', left: 0, clock: 'Late', words: `Late by ${lasting(-minutes)}` }
  const left = Math.min(1, (due - now) / (due - end))
  const clock = left < 1 ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}` : '24 h'
  const words = now < end ? 'A day after the interview.' : `${lasting(minutes)} left.`
  return { tone: minutes < SOON ? 'text-medium' : 'text-brand', left, clock, words }
}

/** Instead of a sentence of the resume: there is none, or a blind review hides it. */
export const unquoted = (state: string) =>
  state === 'missing' ? 'Nothing in the resume mentions it.' : 'A blind review hides the sentence.'
