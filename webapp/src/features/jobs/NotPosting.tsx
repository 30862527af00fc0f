import { ButtonLink } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'

/** Instead of the form, for interviewers and readers of a company. */
export function NotPosting() {
  return (
    <EmptyState
      level={1}
      title="Posting jobs is not part of your role"
      text="An owner of your company can give you another role."
      action={
        <ButtonLink variant="primary" to="/user/company">
          See your company
        </ButtonLink>
      }
    />
  )
}
