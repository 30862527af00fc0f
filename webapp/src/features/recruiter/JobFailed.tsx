import { isFinal, isUnreachable, messageOf } from '@/api/index'
import { Button } from '@/components/Button'
import { ErrorState } from '@/components/ErrorState'

type Props = { title: string; error: unknown; onRetry: () => void; onBack: () => void }

/** What belongs to a job could not be had. A job that is gone or somebody else's is not asked for again. */
export function JobFailed({ title, error, onRetry, onBack }: Props) {
  const ways = isFinal(error)
    ? {
        action: (
          <Button variant="primary" onClick={onBack}>
            See all jobs
          </Button>
        ),
      }
    : { onRetry }
  const text = isUnreachable(error) ? 'The server did not answer.' : messageOf(error)
  return <ErrorState title={title} text={text} {...ways} />
}
