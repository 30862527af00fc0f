import { ButtonLink } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'

/** Instead of a screen that belongs to a company, for somebody who is in none. */
export function NoCompany({ text }: { text: string }) {
  return (
    <EmptyState
      title="You do not belong to a company yet"
      text={text}
      action={
        <ButtonLink variant="primary" to="/user/company">
          Open Company
        </ButtonLink>
      }
    />
  )
}
