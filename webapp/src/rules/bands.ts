export type Band = 'weak' | 'medium' | 'good'

/** Where the colour of a score changes, and where the highest heading begins. */
export const EDGES = [55, 70, 85] as const
const [MEDIUM, GOOD, EXCELLENT] = EDGES

/** The colour of a score: the edge itself belongs to the better band. */
export function bandOf(percent: number): Band {
  if (percent < MEDIUM) return 'weak'
  return percent < GOOD ? 'medium' : 'good'
}

/** The heading of a score and its advice: here the edge itself belongs to the lower heading. */
export function verdictOf(percent: number): { heading: string; advice: string } {
  if (percent > EXCELLENT)
    return { heading: 'Excellent Match', advice: 'Your resume fits this job very well. Apply with confidence.' }
  if (percent > GOOD)
    return { heading: 'Good Match', advice: 'Your resume fits most of the job. Stress the missing points.' }
  if (percent > MEDIUM)
    return { heading: 'Average Match', advice: 'Part of the job is covered. Add relevant skills and results.' }
  return { heading: 'Needs Enhancement', advice: 'Your resume covers little of this job. Rework it before you apply.' }
}
