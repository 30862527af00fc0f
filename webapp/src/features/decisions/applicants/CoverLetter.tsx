import { useApplicationQuery } from '@/api/applications'
import type { Applicant } from '@/api/decisions'
import { messageOf } from '@/rules/errors'
import { Dialog } from '@/components/Dialog'
import { ErrorState } from '@/components/ErrorState'
import { Spinner } from '@/components/Spinner'
import { shortDate } from '@/rules/tracker'

type Props = { application: Applicant; onClose: () => void }

/** What the person wrote to go with the application. It is text: nothing in it can act. */
export function CoverLetter({ application, onClose }: Props) {
  const { data, error, refetch } = useApplicationQuery(application.id)
  const letter = data?.application.cover_letter.trim()
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={`Cover letter of ${application.full_name}`}
      lead={`Sent ${shortDate(application.applied_date)}${data?.application.sent_by === 'auto' ? ' with one click' : ''}`}
    >
      {data ? (
        <p dir="auto" className="text-15 whitespace-pre-wrap wrap-anywhere">
          {letter || <span className="text-13 text-ink-soft">No cover letter came with this application.</span>}
        </p>
      ) : error ? (
        <ErrorState title="The letter could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading the letter..." />
      )}
    </Dialog>
  )
}
