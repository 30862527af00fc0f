import { Download, Eye } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

import { useApplicationQuery, useWithdrawApplicationMutation, type WholeApplication } from '@/api/applications'
import { isFinal, messageOf } from '@/rules/errors'
import { ApplicationStatus } from '@/components/ApplicationStatus'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { DocumentChip } from '@/components/DocumentChip'
import type { ShownDocument } from '@/components/DocumentViewer'
import { ErrorState } from '@/components/ErrorState'
import { JobBlocks } from '@/components/JobBlocks'
import { Skeleton } from '@/components/Skeleton'
import { JobLink, type Acts } from '@/features/trackers/parts'
import { SentLetter } from '@/features/trackers/SentLetter'
import { StudioVersion } from '@/features/trackers/StudioVersion'
import { notify } from '@/lib/notify'
import { dayOf } from '@/rules/recruiterDates'
import { documentsKept, documentState, fileName, happening, sentenceCase, shortMoment } from '@/rules/tracker'

const AdvertCheck = lazy(() =>
  import('@/features/trackers/AdvertCheck').then((file) => ({ default: file.AdvertCheck })),
)
const Offers = lazy(() => import('@/features/trackers/Offers').then((file) => ({ default: file.Offers })))
// Few jobs ask questions of their own.
const Thread = lazy(() => import('@/components/Thread').then((file) => ({ default: file.Thread })))
const ScreeningAnswers = lazy(() =>
  import('@/components/ScreeningAnswers').then((file) => ({ default: file.ScreeningAnswers })),
)

const ShortLetters = lazy(() =>
  import('@/features/trackers/ShortLetters').then((file) => ({ default: file.ShortLetters })),
)

type Props = { id: number; onClose: () => void } & Pick<Acts, 'onView' | 'onDownload'>

/** One application from its beginning: what happened, and exactly what was sent. */
export function ApplicationDetails({ id, onClose, ...acts }: Props) {
  const { data, error, refetch } = useApplicationQuery(id, { refetchOnMountOrArgChange: true })
  const application = data?.application
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={application ? sentenceCase(application.job_title) : 'Application'}
      lead={application && [application.job_company, application.job_location].filter(Boolean).join(' · ')}
    >
      {application ? (
        <Whole application={application} {...acts} />
      ) : error ? (
        <ErrorState
          title="This application could not be loaded"
          text={messageOf(error)}
          {...(isFinal(error)
            ? {
                action: (
                  <Button variant="primary" onClick={onClose}>
                    See all applications
                  </Button>
                ),
              }
            : { onRetry: () => void refetch() })}
        />
      ) : (
        <div role="status" className="space-y-3">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-4 w-48" />
          <Skeleton faint className="h-32 w-full" />
        </div>
      )}
    </Dialog>
  )
}

function Whole({
  application,
  onView,
  onDownload,
}: { application: WholeApplication } & Pick<Acts, 'onView' | 'onDownload'>) {
  return (
    <div className="space-y-6 text-13">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ApplicationStatus status={application.status} isWithdrawn={Boolean(application.withdrawn_at)} />
        {application.status === 'Submitted' && (
          <span className="text-12 text-ink-soft">Answer promised by {dayOf(application.answer_due)}</span>
        )}
        {application.match_score !== null && (
          <span className="text-12 text-ink-soft">{application.match_score}% profile match when you applied</span>
        )}
        <span className="text-12 text-ink-soft">
          {application.sent_by === 'auto' ? 'Sent by Auto-Apply' : 'Sent by you'}
        </span>
        {application.job_available ? (
          <JobLink jobId={application.job_id} title={application.job_title} />
        ) : (
          <span className="text-12 text-ink-soft">The job no longer takes applications</span>
        )}
      </div>
      {application.timeline.some(({ what }) => what === 'offered') && (
        <Suspense>
          <Offers applicationId={application.id} />
        </Suspense>
      )}
      <Part title="What happened">
        <ol>
          {application.timeline.map((event, at) => (
            <li key={`${event.at}${event.what}`} className="relative flex gap-3 pb-3 last:pb-0">
              <span aria-hidden className="relative mt-2 size-2 shrink-0 rounded-full bg-brand">
                {at < application.timeline.length - 1 && (
                  <span className="absolute top-3 left-[3.5px] h-[calc(100%+12px)] w-px bg-line-strong" />
                )}
              </span>
              <span className="min-w-0">
                <span className="font-label">{happening(event.what)}</span>
                {event.detail && <span className="block text-ink-soft wrap-anywhere">{event.detail}</span>}
                <time dateTime={event.at} className="block text-12 text-ink-soft">
                  {shortMoment(event.at)}
                </time>
              </span>
            </li>
          ))}
        </ol>
      </Part>
      <Part title="Documents">
        <StudioVersion applicationId={application.id} />
        <SentLetter applicationId={application.id} />
        <ul className="divide-y divide-line rounded-control border border-line">
          {sentOf(application).map(({ field, label, kind }) => {
            const key = application[field]
            const state = documentState(key)
            const copy = application.documents.find((document) => document.kind === kind)
            const preview: ShownDocument = {
              key,
              title: label,
              name: copy?.name || fileName(label, application.job_company, key),
            }
            return (
              <li key={field} className="flex min-h-11 flex-wrap items-center justify-between gap-2 px-3 py-1.5">
                <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                  <DocumentChip label={label} state={state} />
                  {state === 'submitted' && (
                    <span className="min-w-0 truncate text-12 text-ink-soft" title={preview.name}>
                      {preview.name}
                      {copy && (copy.attached ? ', attached to the email' : ', shown after login')}
                    </span>
                  )}
                </span>
                {state === 'submitted' && (
                  <span className="flex gap-1.5">
                    <Button
                      size="row"
                      icon={<Eye aria-hidden />}
                      aria-label={`View ${label}`}
                      onClick={() => onView(preview)}
                    >
                      View
                    </Button>
                    <Button
                      size="row"
                      icon={<Download aria-hidden />}
                      aria-label={`Download ${label}`}
                      onClick={() => onDownload(preview)}
                    >
                      Download
                    </Button>
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      </Part>
      <Part title="Your letter">
        <Foldable text={application.cover_letter}>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere text-ink-soft">
            {application.cover_letter}
          </p>
        </Foldable>
      </Part>
      <Suspense>
        <Thread applicationId={application.id} to={application.job_company} mayWrite={Boolean(application.email)} />
      </Suspense>
      <Suspense>
        <ScreeningAnswers applicationId={application.id} />
      </Suspense>
      {application.email && !application.withdrawn_at && (
        <Part title="Write to them">
          <Suspense fallback={<Skeleton className="h-9 w-48" />}>
            <ShortLetters id={application.id} isOver={application.status === 'Rejected'} />
          </Suspense>
        </Part>
      )}
      {application.status !== 'Rejected' && application.email && <Withdraw application={application} />}
      <Part title="The job as it was when you applied">
        <Foldable text={application.job_description}>
          <JobBlocks text={application.job_description} />
        </Foldable>
        <Since application={application} />
      </Part>
    </div>
  )
}

/** The resume, and the documents that went along: nobody applies without one that the job asks for. */
const sentOf = (application: WholeApplication) =>
  documentsKept.filter(({ field, kind }) => kind === 'resume' || documentState(application[field]) !== 'absent')

/** How the advert has changed since. */
function Since({ application }: { application: WholeApplication }) {
  const [isAsked, setAsked] = useState(false)
  const job = {
    title: application.job_title,
    company: application.job_company,
    location: application.job_location,
  }
  if (isAsked)
    return (
      <Suspense>
        <AdvertCheck application={application.id} job={job} applicationId={application.id} />
      </Suspense>
    )
  return (
    <Button size="small" className="mt-3" onClick={() => setAsked(true)}>
      Has the advert changed?
    </Button>
  )
}

/** Asks once more, because a withdrawal is final. */
function Withdraw({ application }: { application: WholeApplication }) {
  const [isAsked, setAsked] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  // The question may be below what is in view.
  useEffect(() => keep.current?.focus(), [isAsked])
  const [withdraw, { isLoading }] = useWithdrawApplicationMutation()
  const submit = async () => {
    const { data, error } = await withdraw(application.id)
    if (data) notify('Application withdrawn', { text: 'The recruiter gets an email.', tone: 'good' })
    else notify('The application was not withdrawn', { text: messageOf(error) ?? 'Please try again.', tone: 'bad' })
  }
  if (!isAsked)
    return (
      <Button variant="danger" size="small" onClick={() => setAsked(true)}>
        Withdraw application
      </Button>
    )
  return (
    <div role="group" aria-label="Withdraw application" className="rounded-control border border-line p-3">
      <p>
        {application.job_company} gets an email, and your documents are deleted like those of rejected applicants. You
        cannot apply for this job again.
      </p>
      <p className="mt-2 flex gap-2">
        <Button ref={keep} size="small" onClick={() => setAsked(false)}>
          Keep it
        </Button>
        <Button
          variant="solid-danger"
          size="small"
          busy={isLoading ? 'Withdrawing...' : ''}
          onClick={() => void submit()}
        >
          Withdraw
        </Button>
      </p>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-15">{title}</h3>
      {children}
    </section>
  )
}

const LONG = 600

/** Shows the beginning of a long text until the person wants it all. */
function Foldable({ text, children }: { text: string; children: ReactNode }) {
  const isLong = text.length > LONG
  const [open, setOpen] = useState(false)
  if (!text) return <p className="text-ink-faint">None</p>
  return (
    <>
      <div className={isLong && !open ? 'line-clamp-8' : undefined}>{children}</div>
      {isLong && (
        <Button size="small" variant="quiet" className="mt-1 -ml-3" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  )
}
