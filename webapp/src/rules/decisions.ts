/* Deciding on applications: what may follow what, and what is said about it. */

import { APPLICATION_REJECTED, APPLICATION_SELECTED } from '@/api/server.gen'
import { counted } from '@/rules/figures'
import { sentenceCase, shortMoment, type Status } from '@/rules/tracker'

export const PAGE_SIZE = 10
export const BOARD_SIZE = 100
export const FAILED = 'Failed to update application status. Please try again.'

/** A decision is made once; what is decided can only be taken back. */
export const possible = (status: Status): Status[] =>
  status === 'Submitted' ? ['Selected', 'Rejected'] : ['Submitted']

export const verbs = { Selected: 'Select', Rejected: 'Reject', Submitted: 'Reset' } as const satisfies Record<
  Status,
  string
>

const done = {
  Selected: APPLICATION_SELECTED,
  Rejected: APPLICATION_REJECTED,
  Submitted: 'Application is submitted again.',
} as const satisfies Record<Status, string>

type DecisionResult = { status: Status; email_sent: boolean; message: string }

/** What is said after a change: whether the candidate's email went out, as far as the server knows. */
export function noticeOf({ status, email_sent: isMailed, message }: DecisionResult) {
  const title = done[status]
  if (status === 'Submitted') return { title, text: 'No e-mail was sent.', tone: 'good' as const }
  if (isMailed) return { title, text: 'The candidate was notified by email.', tone: 'good' as const }
  const rest = message.startsWith(title) ? message.slice(title.length).trim() : message
  return { title, text: rest || 'The email notification was not sent.', tone: 'warning' as const }
}

const NAMED = 3

type Many = { status: Status; made: number; emails: number; refused: readonly { name: string; reason: string }[] }

/** The text after a decision about several: how many were notified, and whose status did not change, and why. */
export function toldOfMany({ status, made, emails, refused }: Many): string | undefined {
  const mails = status !== 'Submitted' && made > 0 ? `${emails} of ${made} notified by email.` : ''
  const left = [...new Set(refused.map(({ reason }) => reason))].map((reason) => {
    const names = refused.filter((refusal) => refusal.reason === reason).map(({ name }) => name)
    const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : ''
    return `Not changed: ${names.slice(0, NAMED).join(', ')}${more}. ${reason.replace(/\.$/, '')}.`
  })
  return [mails, ...left].filter(Boolean).join(' ') || undefined
}

/** How long a decision waits before it is sent, so that it can be taken back. */
export const HOLD_SECONDS = 10

const doing = { Selected: 'Selecting', Rejected: 'Rejecting', Submitted: 'Resetting' } as const satisfies Record<
  Status,
  string
>

/** What waits in the browser for the next visit, because the page closed before it had arrived. */
export const DECISIONS = 'decisions'

const reasons = {
  away: 'You seem to be offline. Nothing is lost: we keep trying.',
  left: 'You decided this before the page was closed, and it may not have been sent.',
}

/** What is said while a decision waits; away: the server could not be reached; left: it waited when the page closed. */
export const holding = (status: Status, whom: string, why?: keyof typeof reasons) => ({
  title: `${doing[status]} ${whom}`,
  text: why ? reasons[why] : 'The email goes out in a moment.',
})

/** What is said after a decision was taken back, by the status that its application has by then; undefined: unknown. */
export function takenBack(status: Status | undefined) {
  if (status === 'Submitted') return { title: 'Taken back. Nothing was sent.', tone: 'good' as const }
  return status
    ? {
        title: 'Too late to take this back',
        text: 'The email went out when the page closed. You can still reset the application.',
        tone: 'bad' as const,
      }
    : { title: 'Taken back', text: 'It may have been sent when the page closed.', tone: 'warning' as const }
}

const decidedAs = { Selected: 'selected', Rejected: 'rejected', Submitted: 'reset' } as const

/** Who decided in the meantime, and when; nothing where the server does not know. */
export function meanwhile({ by, at, status }: Partial<Record<string, string>>, ownName?: string): string | undefined {
  const verb = decidedAs[status as Status]
  if (!by || !at || !verb) return undefined
  return `${by === ownName ? 'You' : by} already ${verb} this application on ${shortMoment(at)}.`
}

export const sorts = [
  { value: 'applied', label: 'Newest' },
  { value: 'due', label: 'Answer due' },
  { value: 'score', label: 'Resume score' },
  { value: 'match', label: 'Profile match' },
  { value: 'name', label: 'Name' },
  { value: 'years', label: 'Years' },
  { value: 'title', label: 'Current title' },
  { value: 'source', label: 'Source' },
  { value: 'tags', label: 'Tags' },
  { value: 'assignee', label: 'Assignee' },
  { value: 'status', label: 'Status' },
] as const

/** 'Staff Nurse, 7 years', as far as the resume says it. */
export const outlineOf = ({ current_title: title, years }: { current_title: string; years: number | null }) =>
  [title, years === null ? '' : counted(years, 'year')].filter(Boolean).join(', ')

/** 'Linkedin', from the token of a link. */
export const sourceName = (source: string) => sentenceCase(source.replaceAll('-', ' '))

export type Sort = (typeof sorts)[number]['value']

/** The order that an address asks for; newest first if it asks for none that exists. */
export const sortOf = (text: string | null): Sort => sorts.find(({ value }) => value === text)?.value ?? 'applied'
