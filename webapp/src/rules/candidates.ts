/* Looking for candidates: from which score on. */

import { LEAST_CANDIDATE_SCORE, LOWEST_CANDIDATE_SCORE } from '@/api/server.gen'

export const PAGE_SIZE = 10
export const LEAST = { lowest: LOWEST_CANDIDATE_SCORE, highest: 90, step: 5, first: LEAST_CANDIDATE_SCORE }

export const nobody = (least: number) =>
  `No candidates found that match this job with a score of at least ${least}%. Try lowering the minimum match score.`
