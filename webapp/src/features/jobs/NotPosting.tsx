import { ButtonLink } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'

/** Instead of the form, for somebody who only interviews. */
export function NotPosting() {
  return (
    <EmptyState
      level={1}
      title="Posting jobs is not part of your role"
      text="You are an interviewer at your company. An owner can give you another role."
      action={
        <ButtonLink variant="primary" to="/user/interviews">
          Open Interviews
        </ButtonLink>
      }
    />
  )
}
