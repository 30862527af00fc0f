import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

import type { TrackedApplication } from '@/api/applications'
import { ApplicationStatus } from '@/components/ApplicationStatus'
import type { ShownDocument } from '@/components/DocumentViewer'
import { NewMessage } from '@/components/NewMessage'
import { mailTo } from '@/rules/mailTo'
import { sentenceCase } from '@/rules/tracker'

/** What every form of the list can do with an application. */
export type Acts = {
  onOpen: (application: TrackedApplication) => void
  onView: (preview: ShownDocument) => void
  onDownload: (preview: ShownDocument) => void
}

/** The job's title; it opens what happened since. */
export function TitleButton({ application, onOpen }: { application: TrackedApplication } & Pick<Acts, 'onOpen'>) {
  return (
    <button
      type="button"
      onClick={() => onOpen(application)}
      title={application.job_title}
      className="line-clamp-2 rounded-badge text-left text-13 font-label wrap-anywhere hover:text-brand"
    >
      {sentenceCase(application.job_title)}
    </button>
  )
}

/** What has been decided, and the way to everything that happened. */
export function StatusLine({ application, onOpen }: { application: TrackedApplication } & Pick<Acts, 'onOpen'>) {
  return (
    <span className="flex min-h-6 flex-wrap items-center gap-x-1.5 text-12">
      <ApplicationStatus status={application.status} isWithdrawn={Boolean(application.withdrawn_at)} />
      <span aria-hidden className="text-ink-faint">
        ·
      </span>
      <HistoryButton application={application} onOpen={onOpen} />
      <NewMessage isOwn applicationId={application.id} onOpen={() => onOpen(application)} />
    </span>
  )
}

export function HistoryButton({ application, onOpen }: { application: TrackedApplication } & Pick<Acts, 'onOpen'>) {
  return (
    <button
      type="button"
      aria-label={`History of ${sentenceCase(application.job_title)}`}
      onClick={() => onOpen(application)}
      className="min-h-6 rounded-badge text-12 font-label text-brand underline-offset-2 hover:underline"
    >
      History
    </button>
  )
}

export function JobLink({ jobId, title }: { jobId: number; title: string }) {
  return (
    <Link
      to={`/user/jobslist?jobId=${jobId}&openDetail=true`}
      className="inline-flex items-center gap-1 rounded-badge text-13 font-label whitespace-nowrap text-brand underline-offset-2 hover:underline"
    >
      View Job Details <span className="sr-only">of {sentenceCase(title)}</span>
      <ArrowRight aria-hidden className="size-[14px]" strokeWidth={1.75} />
    </Link>
  )
}

export function RecruiterMail({ email }: { email: string }) {
  if (!email) return <span className="text-ink-faint">None</span>
  return (
    <a
      href={mailTo(email)}
      title={email}
      className="inline-block max-w-full truncate rounded-badge align-bottom underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {email}
    </a>
  )
}
