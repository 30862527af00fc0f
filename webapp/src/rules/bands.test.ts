import { describe, expect, it } from 'vitest'
import { bandOf, EDGES, scoreHeading } from './bands'

const TABLE = [
  [0, 'weak', 'Needs Enhancement'],
  [54, 'weak', 'Needs Enhancement'],
  [55, 'medium', 'Needs Enhancement'],
  [56, 'medium', 'Average Match'],
  [69, 'medium', 'Average Match'],
  [70, 'good', 'Average Match'],
  [71, 'good', 'Good Match'],
  [85, 'good', 'Good Match'],
  [86, 'good', 'Excellent Match'],
  [100, 'good', 'Excellent Match'],
] as const

describe('a score', () => {
  it.each(TABLE)('of %i is %s [MATCH-10] [MATCH-11] [MATCH-12] [LIM-14] [OPEN-017]', (percent, band) => {
    expect(bandOf(percent)).toBe(band)
  })

  it.each(TABLE)(
    'of %i (%s) is headed %s [MATCH-13] [MATCH-14] [MATCH-15] [MATCH-16] [OPEN-017]',
    (percent, _band, heading) => {
      expect(scoreHeading(percent).heading).toBe(heading)
    },
  )

  it.each([
    [86, 'Your resume fits this job very well. Apply with confidence.'],
    [71, 'Your resume fits most of the job. See which points are missing.'],
    [56, 'Part of the job is covered. Add relevant skills and results.'],
    [55, 'Your resume covers some of this job. See what is missing, and add what is true.'],
    [35, 'Your resume covers little of this job. Rework it before you apply.'],
  ])('of %i advises %j [MATCH-17]', (percent, advice) => {
    expect(scoreHeading(percent).advice).toBe(advice)
  })

  it('changes at 55, 70 and 85 [LIM-14]', () => {
    expect(EDGES).toEqual([55, 70, 85])
  })
})
