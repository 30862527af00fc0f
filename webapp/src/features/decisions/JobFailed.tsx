import { isFinal, isUnreachable, messageOf } from '@/rules/errors'
import { Button } from '@/components/Button'
import { ErrorState } from '@/components/ErrorState'

type Props = { title: string; error: unknown; onRetry: () => void; onBack: () => void }

/** Data of a job could not be loaded. A job that is gone or somebody else's is not offered for another try. */
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
