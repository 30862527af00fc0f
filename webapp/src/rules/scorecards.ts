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
