import type { JobDraft, JobErrors } from '@/rules/jobForm'

/** Props of a part of the form. */
export type PartProps = {
  draft: JobDraft
  errors: JobErrors
  onChange: (part: Partial<JobDraft>) => void
}
