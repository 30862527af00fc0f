/* What the tracker makes of an application. */

import { atTime } from '@/rules/clock'

export const PAGE_SIZE = 10
const LEGACY = 'legacy_submitted'

export const statuses = ['Submitted', 'Selected', 'Rejected'] as const
export type Status = (typeof statuses)[number]

/** The documents of an application by the names under which they are stored. */
export const documentsKept = [
  { field: 'resume_submitted', kind: 'resume', label: 'Resume' },
  { field: 'driving_license_submitted', kind: 'driving_license', label: 'License' },
  { field: 'visa_document_submitted', kind: 'visa_document', label: 'Visa' },
] as const

export type DocumentState = 'submitted' | 'legacy' | 'absent'

/** The key of a stored file, the mark of an import without a file, or nothing. */
export function documentState(value: string | null | undefined): DocumentState {
  if (!value) return 'absent'
  return value === LEGACY ? 'legacy' : 'submitted'
}

/** The first letter large, the rest small. */
export function sentenceCase(title: string): string {
  const [first = '', ...rest] = title.trim()
  return first.toUpperCase() + rest.join('').toLowerCase()
}

/* Creating a formatter takes as long as seventy uses of it, and a list formats many days. */
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** 'Nov 21, 2026'. */
export function shortDate(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return DAY.format(date)
}

/** 'Nov 21, 2026, 1:40 PM'. */
export function shortMoment(iso: string): string {
  const day = shortDate(iso)
  return day && `${day}, ${atTime(new Date(iso))}`
}

/** Beside a name in a list: '1:40 PM' today, then 'Nov 21', and the year only of another one. */
export function momentBeside(iso: string, now = new Date()): string {
  const date = new Date(iso)
  if (date.toDateString() === now.toDateString()) return atTime(date)
  return date.getFullYear() === now.getFullYear() ? shortDate(iso).replace(/, \d+$/, '') : shortDate(iso)
}

const happenings = {
  submitted: 'You applied',
  mailed: 'Your email went to the recruiter',
  opened: 'The recruiter opened a document',
  selected: 'You were selected',
  rejected: 'You were rejected',
  reset: 'The decision was taken back',
  withdrawn: 'You withdrew it',
  offered: 'You got an offer',
  offer_accepted: 'You accepted the offer',
  offer_declined: 'You declined the offer',
  offer_withdrawn: 'The offer was withdrawn',
  removed: 'Removed at the end of its retention period',
}

export const happening = (what: keyof typeof happenings) => happenings[what]

/** The name under which a document is saved. */
export function fileName(label: string, company: string, key: string): string {
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(key)?.[0] ?? ''
  return `${label} ${company}`.replace(/[^\p{L}\p{N} _-]+/gu, '').trim() + ending
}
