import { describe, expect, it } from 'vitest'

import { change, daysOf, growth, percentOf } from '@/rules/companyFigures'

describe('figures about many jobs', () => {
  it('say that there are too few people instead of a number', () => {
    expect(percentOf({ percent: null })).toBe('too few')
    expect(percentOf({ percent: 0 })).toBe('0%')
    expect(daysOf(null)).toBe('too few')
    expect(daysOf(1)).toBe('1 day')
  })

  it('compare with the period before', () => {
    expect(growth(112, 100, 90)).toBe('+12% on the 90 days before')
    expect(growth(50, 100, 30)).toBe('-50% on the 30 days before')
    expect(growth(7, 0, 30)).toBe('none before')
    expect(change(4.5, 6, ' days')).toBe('1.5 days fewer than before')
    expect(change(97, 95, ' points')).toBe('2 points more than before')
    expect(change(null, 6)).toBe('')
  })
})
