import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import type { Listing } from '@/features/decisions/applicants/useApplicantList'

const NOBODY = {
  active: 'Everybody has an answer.',
  mine: 'You look after nobody who is waiting for an answer.',
  due: 'No answer is due in the next three days.',
  replies: 'No message is new to you.',
} as const

type Props = { all: number; listing: Listing; onList: (listing: Listing) => void }

/** Why the list is empty, and the way to those whom it does not show. */
export function NoApplications({ all, listing, onList }: Props) {
  const { sort, words, quick } = listing
  const text = !all
    ? 'They appear here as soon as somebody applies.'
    : !words && quick
      ? NOBODY[quick]
      : 'No application matches your search.'
  return (
    <Card>
      <EmptyState
        title="No applications found for this job"
        text={text}
        action={
          all > 0 && (
            <span className="flex flex-wrap justify-center gap-2">
              {words && (
                <Button onClick={() => onList({ sort, status: '', words, page: 1 })}>Search all applications</Button>
              )}
              <Button onClick={() => onList({ sort, status: '', words: '', page: 1 })}>Show all applications</Button>
            </span>
          )
        }
      />
    </Card>
  )
}
