import type { MatchAnalysis } from '@/api/analyses'

/** The four analyses, by the names people know them by. */
export const ANALYSES: { value: MatchAnalysis; name: string; text: string }[] = [
  {
    value: 'percentage-match',
    name: 'Percentage match',
    text: 'How well the resume fits, requirement by requirement, and what would raise the score.',
  },
  {
    value: 'about-the-resume',
    name: 'About the resume',
    text: 'The resume in short, its facts and its strongest sentences.',
  },
  {
    value: 'roles-responsibilities',
    name: 'Roles and responsibilities',
    text: 'What the job asks for next to what the resume shows.',
  },
  {
    value: 'top-10-skills',
    name: 'Top 10 skills',
    text: 'The ten skills that matter most for this job, and which are proven.',
  },
]

export function analysisName(analysis: MatchAnalysis): string {
  return ANALYSES.find((item) => item.value === analysis)?.name ?? analysis
}
