import { describe, expect, it } from 'vitest'

import { LEAST_RECOMMENDED_SCORE, RECOMMENDATIONS_LISTED } from '@/api/server.gen'
import { badgeOf, HOLD_SECONDS, MATCHING_SHOWN, MISSING_SHOWN, parts, sorted } from '@/rules/recommendations'

describe('the badge of a score', () => {
  it.each([
    [100, 'good', 'Excellent'],
    [81, 'good', 'Excellent'],
    [80, 'amber', 'Good'],
    [61, 'amber', 'Good'],
    [60, 'medium', 'Fair'],
    [46, 'medium', 'Fair'],
    [45, 'neutral', 'Basic'],
    [30, 'neutral', 'Basic'],
    [0, 'neutral', 'Basic'],
  ])('%i is %s, %s [RECO-07] [RECO-15] [LIM-35]', (score, tone, label) => {
    expect(badgeOf(score)).toEqual({ tone, label })
  })
})

it('the best quality comes first, in it the highest score; equal ones stay as they came [RECO-23]', () => {
  const job = (id: number, match_quality: 'excellent' | 'good' | 'fair' | 'low', match_score: number) => ({
    id,
    match_quality,
    match_score,
  })
  const jobs = [job(1, 'low', 40), job(2, 'good', 70), job(3, 'excellent', 81), job(4, 'good', 79), job(5, 'good', 70)]
  expect(sorted([job(6, 'fair', 60), ...jobs]).map(({ id }) => id)).toEqual([3, 4, 2, 5, 6, 1])
})

it('four parts make 100 [RECO-10] [RECO-20] [LIM-34]; asked for are 20 from a score of 30 [RECO-22]; 8 and 5 skills show [LIM-36]', () => {
  expect(parts.map(({ label, most }) => `${label} /${most}`)).toEqual([
    'Skills /50',
    'Role /25',
    'Experience /15',
    'Location /10',
  ])
  expect(parts.reduce((sum, { most }) => sum + most, 0)).toBe(100)
  expect([LEAST_RECOMMENDED_SCORE, RECOMMENDATIONS_LISTED, MATCHING_SHOWN, MISSING_SHOWN, HOLD_SECONDS]).toEqual([
    30, 20, 8, 5, 5,
  ])
})
