import type { JobDraft, JobErrors } from '@/rules/jobForm'

/** What a part of the form works with. */
export type PartProps = {
  draft: JobDraft
  errors: JobErrors
  onChange: (part: Partial<JobDraft>) => void
}
