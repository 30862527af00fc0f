import type { Brake } from '@/api/coverLetters'

/** What is needed of a listed job to apply for it. */
export type JobToApplyFor = {
  id: number
  title: string
  company: string
  location: string
  description: string
  salaryRange: string
  source: 'api' | 'local'
  recruiterEmail: string
  mandatoryDocuments: readonly string[]
}

/** What a person who applies all the same confirms. */
export function knowing({ missing, refused }: Brake): string {
  const needed = [...missing, ...refused]
  if (needed.length === 0) return 'I know that this is unlikely to work out, and I want to apply anyway.'
  const listed = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(needed)
  return `I know that this job asks for ${listed}, and I want to apply anyway.`
}
