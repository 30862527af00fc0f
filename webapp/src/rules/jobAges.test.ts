import { describe, expect, it } from 'vitest'

import { deadlineBadge, deadlineForRecruiter, isPast, isPostedWithin, postedAge } from '@/rules/jobAges'

const TODAY = '2026-11-21'
const before = (days: number) => new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10)

describe('the deadline of a job', () => {
  it.each([
    [null, 'No deadline specified', 'No end date set', '', false, 'JOBS-30'],
    ['2026-11-11', 'Expired', 'Expired 10 days ago', 'red', true, 'JOBS-26'],
    ['2026-11-20', 'Expired', 'Expired 1 day ago', 'red', true, 'OPEN-049, OPEN-071'],
    ['2026-11-21', 'Expires today!', 'Expires today', 'red', true, 'JOBS-27'],
    ['2026-11-22', '1 day left!', '1 day left', 'red', true, 'OPEN-048, OPEN-071'],
    ['2026-11-23', '2 days left!', '2 days left', 'red', true, 'OPEN-048'],
    ['2026-11-24', '3 days left!', '3 days left', 'red', true, 'JOBS-28'],
    ['2026-11-25', '4 days left', '4 days left', 'red', false, 'JOBS-29'],
    ['2026-11-28', '7 days left', '7 days left', 'red', false, 'JOBS-29'],
    ['2026-11-29', '8 days left', '8 days left', 'green', false, 'JOBS-29'],
    ['2027-01-20', '60 days left', '60 days left', 'green', false, 'JOBS-29'],
  ])('%s reads %s on a card and %s to its recruiter (%s, urgent %s) [%s]', (end, badge, text, colour, urgent, _id) => {
    expect(deadlineBadge(end, TODAY)).toMatchObject({ text: badge, isUrgent: urgent })
    expect(deadlineForRecruiter(end, TODAY)).toMatchObject({ text, colour })
  })

  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    [null, false],
    ['soon', false],
  ])('%s is past: %s [JOBS-15]', (end, past) => {
    expect(isPast(end, TODAY)).toBe(past)
  })
})

describe('the age of a job [JOBS-16] [OPEN-047]', () => {
  it.each([
    [-1, 'Today'],
    [0, 'Today'],
    [1, 'Yesterday'],
    [2, '2 days ago'],
    [6, '6 days ago'],
    [7, '1 week ago'],
    [13, '1 week ago'],
    [14, '2 weeks ago'],
    [20, '2 weeks ago'],
    [21, '3 weeks ago'],
    [29, '3 weeks ago'],
    [30, '1 month ago'],
    [59, '1 month ago'],
    [60, '2 months ago'],
    [365, '12 months ago'],
  ])('%i days since posting: %s', (days, text) => {
    expect(postedAge(before(days), TODAY)).toBe(text)
  })

  it('is counted in days of the calendar whatever the hour, and is silent without a date', () => {
    expect(postedAge('2026-11-20T23:59:00Z', TODAY)).toBe('Yesterday')
    expect([postedAge(null, TODAY), postedAge('', TODAY), postedAge('14 hours ago', TODAY)]).toEqual(['', '', ''])
  })
})

describe('the filter by date [JOBS-04] [LIM-23]', () => {
  it.each([
    [0, true, true, true],
    [7, true, true, true],
    [8, false, true, true],
    [14, false, true, true],
    [15, false, false, true],
    [30, false, false, true],
    [31, false, false, false],
  ])('a job of %i days', (age, seven, fourteen, thirty) => {
    const within = (['all', '7', '14', '30'] as const).map((days) => isPostedWithin(before(age), days, TODAY))
    expect(within).toEqual([true, seven, fourteen, thirty])
  })

  it('a job without a date shows only when all are asked for', () => {
    expect([isPostedWithin(null, 'all', TODAY), isPostedWithin(null, '30', TODAY)]).toEqual([true, false])
  })
})
