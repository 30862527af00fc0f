import type { FormPart } from '@/components/FormLine'
import type { JobDraft } from '@/rules/jobForm'

/** Props of a part of the form. */
export type PartProps = FormPart<JobDraft>
