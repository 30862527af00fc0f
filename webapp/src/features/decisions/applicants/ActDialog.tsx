import type { Applicant } from '@/api/decisions'
import { AssignDialog } from '@/features/decisions/applicants/AssignDialog'
import { MessageDialog } from '@/features/decisions/applicants/MessageDialog'
import { MoveDialog } from '@/features/decisions/applicants/MoveDialog'
import type { Act } from '@/features/decisions/applicants/acts'
import { TagDialog } from '@/features/decisions/applicants/TagDialog'
import { counted } from '@/rules/figures'

type Props = {
  act: Act
  jobId: number
  applications: readonly Applicant[]
  /** The tags that are in use for this job. */
  tags: readonly string[]
  onDone: () => void
  onClose: () => void
}

/** Asks for what else an act needs: which stage, which person, which tag. */
export function ActDialog({ act, jobId, applications, tags, onDone, onClose }: Props) {
  const whom = applications.length === 1 ? applications[0]!.full_name : counted(applications.length, 'application')
  const about = { jobId, applications, whom, onClose }
  if (act === 'move') return <MoveDialog {...about} onMoved={onDone} />
  if (act === 'assign') return <AssignDialog {...about} onAssigned={onDone} />
  if (act === 'message') return <MessageDialog {...about} onSent={onDone} />
  return <TagDialog {...about} tags={tags} onTagged={onDone} />
}
