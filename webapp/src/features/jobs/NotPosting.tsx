import { ButtonLink } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'

/** Instead of the form, for interviewers and readers of a company. */
export function NotPosting({ onlyInterviews = false }: { onlyInterviews?: boolean }) {
  const [name, to] = onlyInterviews
    ? ['Interviews', '/user/interviews']
    : ['Recruiter Tracker', '/user/recruiterTracker']
  return (
    <EmptyState
      level={1}
      title="Posting jobs is not part of your role"
      text="Interviewers and readers of a company cannot post jobs. An owner can give you another role."
      action={
        <ButtonLink variant="primary" to={to}>
          {`Open ${name}`}
        </ButtonLink>
      }
    />
  )
}
