/* What a recommendation shows, and what to request. */

import { MOST_FOR_EXPERIENCE, MOST_FOR_LOCATION, MOST_FOR_ROLE, MOST_FOR_SKILLS } from '@/api/server.gen'

export const MATCHING_SHOWN = 8
export const MISSING_SHOWN = 5
/** How long an application can be taken back before it is sent. */
export const HOLD_SECONDS = 5

type MatchQuality = 'excellent' | 'good' | 'fair' | 'low'

const ranks: Record<MatchQuality, number> = { excellent: 4, good: 3, fair: 2, low: 1 }

/** The color and the word of a score: the edge itself belongs to the lower one, so the two never disagree. */
export function badgeOf(score: number): { tone: 'good' | 'amber' | 'medium' | 'neutral'; label: string } {
  if (score > 80) return { tone: 'good', label: 'Excellent' }
  if (score > 60) return { tone: 'amber', label: 'Good' }
  if (score > 45) return { tone: 'medium', label: 'Fair' }
  return { tone: 'neutral', label: 'Basic' }
}

/** The parts of a score and how much each can be. */
export const parts = [
  { name: 'skill_score', label: 'Skills', most: MOST_FOR_SKILLS },
  { name: 'role_score', label: 'Role', most: MOST_FOR_ROLE },
  { name: 'exp_score', label: 'Experience', most: MOST_FOR_EXPERIENCE },
  { name: 'location_score', label: 'Location', most: MOST_FOR_LOCATION },
] as const

/** Best quality first, within it the highest score; equals keep their order. */
export const sorted = <Job extends { match_quality: MatchQuality; match_score: number }>(jobs: readonly Job[]): Job[] =>
  jobs.toSorted((a, b) => ranks[b.match_quality] - ranks[a.match_quality] || b.match_score - a.match_score)
