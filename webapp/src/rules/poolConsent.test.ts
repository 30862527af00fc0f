import { expect, test } from 'vitest'

import { consentOf, mayBeWrittenTo } from '@/rules/poolConsent'

const NOW = new Date('2026-11-28T10:00:00Z')
const ADA = { email: 'ada@mail.example', consent_until: null, asked_at: null, has_declined: false }

test('consent counts through its last day and is named before it ends', () => {
  const until = (day: string) => ({ ...ADA, consent_until: day })
  expect(mayBeWrittenTo(until('2026-11-28'), NOW)).toBe(true)
  expect(mayBeWrittenTo(until('2026-11-27'), NOW)).toBe(false)
  expect(mayBeWrittenTo({ ...until('2026-12-28'), email: '' }, NOW)).toBe(false)
  expect(consentOf(until('2026-12-07'), NOW)).toEqual({ line: 'Dec 7, 2026', note: '9 days left', isSoon: true })
  expect(consentOf(until('2027-08-14'), NOW)).toMatchObject({ note: '8 months left', isSoon: false })
  expect(consentOf(until('2026-11-27'), NOW)).toEqual({ line: 'None', note: 'Ended Nov 27, 2026' })
  expect(consentOf({ ...ADA, asked_at: '2026-11-20T09:00:00Z' }, NOW).line).toBe('Asked Nov 20, 2026')
  expect(consentOf({ ...ADA, has_declined: true }, NOW).line).toBe('Declined')
})
