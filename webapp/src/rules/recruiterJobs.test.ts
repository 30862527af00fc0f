import { describe, expect, it } from 'vitest'

import { DATE_NEEDED, DATE_OUT_OF_RANGE } from '@/api/server.gen'
import { jobSections, isLong } from '@/rules/jobSections'
import { moveOf, reopened, reopening, reopenProblem, statusTone, timeToApply } from '@/rules/recruiterJobs'

const today = '2026-11-21'

describe('reopening a job', () => {
  it('offers the last day, thirty days from today [LIFE-07] [LIM-28]', () => {
    expect(reopening(today)).toEqual({ first: '2026-11-21', last: '2026-12-21' })
  })

  it.each([
    ['2026-11-20', DATE_OUT_OF_RANGE],
    ['2026-11-21', null],
    ['2026-12-21', null],
    ['2026-12-22', DATE_OUT_OF_RANGE],
    ['', DATE_NEEDED],
    ['no date', DATE_NEEDED],
  ])('until %s [LIFE-11] [LIFE-13] [LIM-28]', (date, problem) => {
    expect(reopenProblem(date, today)).toBe(problem)
  })

  it('says how long people then have [LIFE-15]', () => {
    expect(timeToApply('2026-12-01', today)).toBe('This gives applicants 10 days to apply.')
    expect(timeToApply('2026-11-22', today)).toBe('This gives applicants 1 day to apply.')
    expect(timeToApply('2027-12-01', today)).toBe('')
  })

  it('is counted [LIFE-10] [RECR-19]', () => {
    expect([0, 1, 2].map(reopened)).toEqual(['', 'Reopened 1/2 times', 'Reopened 2/2 times'])
  })
})

describe('what can be done with a job', () => {
  it.each([
    ['open', false, 'close'],
    ['closed', false, 'reopen'],
    [undefined, false, 'close'],
    ['open', true, 'expired'],
    ['closed', true, 'expired'],
  ] as const)(
    '%s, expired %s [RECR-16] [RECR-17] [RECR-18] [LIFE-03] [LIFE-08] [OPEN-074]',
    (positionStatus, isExpired, move) => {
      expect(moveOf({ positionStatus, isExpired })).toBe(move)
    },
  )

  it('its status has a colour, an unknown one a quiet one [RECR-12] [LIFE-01] [OPEN-072]', () => {
    expect(['Active', 'Expired', 'Inactive', 'Closed'].map(statusTone)).toEqual(['good', 'weak', 'neutral', 'neutral'])
  })
})

describe('the description', () => {
  const text = `We move parcels.

About us
A team of nine.

Responsibilities:
- Run the service
- Be on call

**What We Offer**
Time.`

  it('falls apart at its headings, with its bullets [RECR-45]', () => {
    expect(jobSections(text)).toEqual([
      { title: '', blocks: [{ kind: 'paragraph', text: 'We move parcels.' }] },
      { title: 'About us', blocks: [{ kind: 'paragraph', text: 'A team of nine.' }] },
      { title: 'Responsibilities', blocks: [{ kind: 'list', items: ['Run the service', 'Be on call'] }] },
      { title: 'What We Offer', blocks: [{ kind: 'paragraph', text: 'Time.' }] },
    ])
  })

  it.each([
    'About',
    'Responsibilities',
    'Requirements',
    'Skills',
    'Experience',
    'Benefits',
    'What We Offer',
    'Qualifications',
  ])('%s is a heading, also where its text follows at once [RECR-45]', (name) => {
    expect(jobSections(`We weave. ${name}: all of it, and gladly.`).map(({ title }) => title)).toEqual(['', name])
    expect(jobSections(`We weave.\n${name}\nAll of it.`).map(({ title }) => title)).toEqual(['', name])
  })

  it('is long over four lines or 300 signs [RECR-46] [LIM-40]', () => {
    expect(isLong('a\nb\nc\nd')).toBe(false)
    expect(isLong('a\nb\nc\nd\ne')).toBe(true)
    expect(isLong('x'.repeat(300))).toBe(false)
    expect(isLong('x'.repeat(301))).toBe(true)
  })
})
