import { ApplyByEmail } from '@/features/applications/ApplyByEmail'
import type { JobToApplyFor } from '@/features/applications/job'
import { LetterPanel } from '@/features/coverLetters/LetterPanel'

export type ApplyDialogProps = { job: JobToApplyFor; open: boolean; onClose: () => void }

/** The application by email with its letter panel, as the job list opens it. */
export function ApplyDialog(props: ApplyDialogProps) {
  return <ApplyByEmail {...props} letter={LetterPanel} />
}
