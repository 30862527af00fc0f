import { ApplyByEmail } from '@/features/apply/ApplyByEmail'
import type { JobToApplyFor } from '@/features/apply/job'
import { LetterPanel } from '@/features/letters/LetterPanel'

export type ApplyDialogProps = { job: JobToApplyFor; open: boolean; onClose: () => void }

/** The application by email with its letter panel, as the job list opens it. */
export function ApplyDialog(props: ApplyDialogProps) {
  return <ApplyByEmail {...props} letter={LetterPanel} />
}
