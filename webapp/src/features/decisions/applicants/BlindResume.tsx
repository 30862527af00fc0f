import { useResumeTextQuery, type Applicant, type ResumeBlock } from '@/api/decisions'
import { Dialog } from '@/components/Dialog'
import { ErrorState } from '@/components/ErrorState'
import { Spinner } from '@/components/Spinner'
import { messageOf } from '@/rules/errors'

/** The resume as text, without what says who wrote it, in a window of its own. */
export function BlindResume({ application, onClose }: { application: Applicant; onClose: () => void }) {
  return (
    <Dialog open wide onOpenChange={(open) => !open && onClose()} title={`Resume of ${application.full_name}`}>
      <ResumeText applicationId={application.id} />
    </Dialog>
  )
}

/** The resume as text, without what says who wrote it. */
export function ResumeText({ applicationId }: { applicationId: number }) {
  const { data, error, refetch } = useResumeTextQuery(applicationId)
  if (error)
    return <ErrorState title="The resume could not be read" text={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Spinner label="Reading the resume..." />
  return (
    <>
      <p className="mb-3 text-13 text-ink-soft">
        {data.hidden.length > 0
          ? `Hidden: ${data.hidden.join(', ')}.`
          : 'Details that identify the person are removed.'}
      </p>
      <div dir="auto" className="space-y-1.5 text-13 wrap-anywhere">
        {data.blocks.map((block, at) => (
          <Block key={at} block={block} />
        ))}
      </div>
    </>
  )
}

function Block({ block: { kind, text, aside } }: { block: ResumeBlock }) {
  if (kind === 'heading') return <h3 className="pt-3 font-text text-13 font-strong">{text}</h3>
  if (kind === 'bullet') return <p className="ps-4 -indent-3 text-ink-soft">{`• ${text}`}</p>
  return (
    <p className={kind === 'entry' ? 'font-label' : 'text-ink-soft'}>
      {text}
      {aside && <span className="text-12 font-normal text-ink-soft">{` (${aside})`}</span>}
    </p>
  )
}
