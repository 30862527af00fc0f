import { expect, it } from 'vitest'

import { documentState, fileName, PAGE_SIZE, sentenceCase, shortDate, shortMoment } from '@/rules/tracker'

it.each([
  ['SENIOR Backend Engineer', 'Senior backend engineer'],
  ['data analyst', 'Data analyst'],
  ['  Ärztin (M/W/D)', 'Ärztin (m/w/d)'],
  ['', ''],
])('%o reads %o [TRACK-05]', (title, sentence) => expect(sentenceCase(title)).toBe(sentence))

it('a date is short and American [TRACK-09]', () => {
  expect(shortDate('2026-11-21T12:00:00Z')).toBe('Nov 21, 2026')
  expect(shortDate('2026-03-05T12:00:00Z')).toBe('Mar 5, 2026')
  expect(shortDate('')).toBe('')
  expect(shortMoment('2026-11-21T12:00:00')).toBe('Nov 21, 2026, 12:00 PM')
  expect(shortMoment('soon')).toBe('')
})

it('a document is there, was there before files were kept, or is not [TRACK-10] [TRACK-11] [TRACK-12] [RECR-57]', () => {
  expect(documentState('2026/abc.pdf')).toBe('submitted')
  expect(documentState('legacy_submitted')).toBe('legacy')
  expect(documentState('')).toBe('absent')
  expect(documentState(null)).toBe('absent')
})

it('a page has ten [OPEN-068]', () => expect(PAGE_SIZE).toBe(10))

it('a saved document is named after its company and keeps its kind', () => {
  expect(fileName('Resume', 'Halden & Söhne / Bank', '2026/abc.pdf')).toBe('Resume Halden  Söhne  Bank.pdf')
  expect(fileName('Visa', 'Kestrel', 'abc')).toBe('Visa Kestrel')
})
