import type { Brake } from '@/api/coverLetters'
import type { ProfileFields } from '@/api/profiles'

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

/** Who applies: the profile or, where it lacks something, what else is known. `resume`: the file to apply with, if it is
    not the resume of the profile. */
export type Applicant = Pick<
  ProfileFields,
  'name' | 'email' | 'country_code' | 'phone_number' | 'skills' | 'resume_path' | 'resume_name'
> & { resume?: File }

/** What a person who applies all the same confirms. */
export function knowing({ missing, refused }: Brake): string {
  const needed = [...missing, ...refused]
  if (needed.length === 0) return 'I know that this is unlikely to work out, and I want to apply anyway.'
  const listed = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(needed)
  return `I know that this job asks for ${listed}, and I want to apply anyway.`
}
