import { describe, expect, it } from 'vitest'

import {
  byDay,
  cityOf,
  clockChange,
  dayName,
  labelled,
  monthAfter,
  offsetName,
  periodIn,
  timeIn,
  weeksOf,
} from '@/rules/bookings'

describe('times to book', () => {
  it('HIR-I20: are grouped by the day of the reader', () => {
    const slots = ['2026-12-02T17:00:00Z', '2026-12-02T18:45:00Z']
    expect([...byDay(slots, 'Europe/Amsterdam')]).toEqual([['2026-12-02', slots]])
    expect([...byDay(slots, 'Asia/Kolkata').keys()]).toEqual(['2026-12-02', '2026-12-03'])
  })

  it('HIR-I20: say in an hour that the clock repeats which one they are', () => {
    const night = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z']
    expect(labelled(night, 'Europe/Amsterdam', false).map(([, label]) => label)).toEqual([
      '02:30 CEST',
      '02:30 CET',
      '03:30',
    ])
  })

  it('are read by a clock of twelve or of 24 hours', () => {
    expect(timeIn('Europe/Amsterdam', '2026-12-02T13:30:00Z', false)).toBe('14:30')
    expect(timeIn('Europe/Amsterdam', '2026-12-02T13:30:00Z', true)).toBe('2:30 PM')
    expect(periodIn('Europe/Amsterdam', '2026-12-02T09:30:00Z', 60, false)).toBe(
      'Wednesday, December 2, 10:30 to 11:30',
    )
  })

  it('know when the clocks change', () => {
    expect(clockChange('Europe/Amsterdam', '2026-10-20T10:00:00Z', '2026-10-28T10:00:00Z')).toBe('2026-10-25')
    expect(clockChange('Asia/Kolkata', '2026-10-20T10:00:00Z', '2026-10-28T10:00:00Z')).toBeUndefined()
    expect(offsetName('Asia/Kolkata', '2026-10-20T10:00:00Z')).toBe('UTC+5:30')
    expect(offsetName('America/New_York', '2026-12-01T10:00:00Z')).toBe('UTC-5')
  })

  it('show a month in whole weeks', () => {
    const weeks = weeksOf('2026-12')
    expect([weeks[0]![0], weeks.at(-1)!.at(-1), weeks.length]).toEqual(['2026-11-30', '2027-01-03', 5])
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
    expect([dayName('2026-12-02'), cityOf('America/Argentina/Buenos_Aires')]).toEqual([
      'Wednesday, December 2',
      'Buenos Aires',
    ])
  })
})
