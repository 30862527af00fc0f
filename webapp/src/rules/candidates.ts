/* Looking for candidates: from which score on. */

export const PAGE_SIZE = 10
export const LEAST = { lowest: 10, highest: 90, step: 5, first: 50 }

export const nobody = (least: number) =>
  `No candidates found that match this job with a score of at least ${least}%. Try lowering the minimum match score.`
