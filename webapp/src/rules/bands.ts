import { GOOD_FROM, MEDIUM_FROM, SCORE_HEADINGS } from '@/api/server.gen'

export type Band = 'weak' | 'medium' | 'good'

/** Where the color of a score changes, and where the highest heading begins. */
export const EDGES = [MEDIUM_FROM, GOOD_FROM, SCORE_HEADINGS[0].over] as const

/** The color of a score: the edge itself belongs to the better band. */
export function bandOf(percent: number): Band {
  if (percent < MEDIUM_FROM) return 'weak'
  return percent < GOOD_FROM ? 'medium' : 'good'
}

/** The heading of a score and its advice: here the edge itself belongs to the lower heading. */
export const scoreHeading = (percent: number): { heading: string; advice: string } =>
  SCORE_HEADINGS.find(({ over }) => percent > over) ?? SCORE_HEADINGS.at(-1)!
