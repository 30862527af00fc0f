import { CornerDownLeft, History, Link2, Repeat, X } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'

import type { Job } from '@/api/searches'
import { CompanyTile } from '@/components/CompanyTile'
import { IconButton } from '@/components/IconButton'
import { JobActions } from '@/features/searches/JobActions'
import { JobFacts } from '@/features/searches/JobFacts'
import { JobText } from '@/features/searches/JobText'
import { Marked } from '@/features/searches/Marked'
import { ProviderLinks } from '@/features/searches/ProviderLinks'
import { Technologies } from '@/features/searches/Technologies'
import { notify } from '@/lib/notify'
import { postedAge } from '@/rules/jobAges'

// It stands below everything else.
const AfterApplying = lazy(() =>
  import('@/features/searches/AfterApplying').then((file) => ({ default: file.AfterApplying })),
)
const HideJob = lazy(() => import('@/features/searches/HideJob').then((file) => ({ default: file.HideJob })))
const SaveJob = lazy(() => import('@/features/searches/SaveJob').then((file) => ({ default: file.SaveJob })))

export type DetailProps = {
  job: Job
  query: string
  today: string
  skills: string[] | null
  onApply: () => void
  onMatch: () => void
  onClose: () => void
}

async function linkCopied(id: Job['id']) {
  const address = new URLSearchParams({ jobId: String(id), openDetail: 'true' })
  try {
    await navigator.clipboard.writeText(`${window.location.origin}/user/jobslist?${address}`)
    notify('Copied', { text: 'The link to this job is on your clipboard.', tone: 'good' })
  } catch {
    notify('Your browser did not allow copying.', { tone: 'bad' })
  }
}

const dayInFull = (day: string) =>
  new Date(`${day.slice(0, 10)}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })

function Warning({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex gap-2 border-b border-line bg-medium-soft px-4 py-2.5 text-12 text-ink tablet:px-5 [&_svg]:mt-px [&_svg]:size-[15px] [&_svg]:shrink-0 [&_svg]:stroke-[1.75] [&_svg]:text-medium">
      {icon}
      <span>{children}</span>
    </p>
  )
}

/** One job in full. The title is given by what it stands in: a heading of the page, or the name of a sheet. */
export function JobDetail({
  job,
  query,
  today,
  skills,
  onApply,
  onMatch,
  onClose,
  title,
  actionsBelow = false,
}: DetailProps & { title: ReactNode; actionsBelow?: boolean }) {
  const actions = <JobActions job={job} today={today} large={actionsBelow} onApply={onApply} onMatch={onMatch} />
  const age = postedAge(job.datePosted, today)
  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      <div
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
        tabIndex={0}
        role="region"
        aria-label="The job"
      >
        <div className="px-4 pt-4 pb-4 tablet:px-5 tablet:pt-5">
          <div className="flex items-start gap-3">
            <CompanyTile name={job.company} />
            <div className="min-w-0 flex-1">
              {title}
              <p className="mt-0.5 text-13 text-ink-soft wrap-anywhere">
                <Marked text={job.company} query={query} />
                {[job.location, age && `posted ${age.toLowerCase()}`].filter(Boolean).map((part) => ` · ${part}`)}
              </p>
            </div>
            <div className="flex">
              <Suspense>
                <SaveJob key={job.id} id={String(job.id)} />
                <HideJob key={`hide ${job.id}`} job={job} />
              </Suspense>
              <IconButton aria-label="Copy the link to this job" onClick={() => void linkCopied(job.id)}>
                <Link2 />
              </IconButton>
              <IconButton aria-label="Close the job" onClick={onClose}>
                <X />
              </IconButton>
            </div>
          </div>
          {(!actionsBelow || job.answerRate !== null) && (
            <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              {!actionsBelow && actions}
              {job.answerRate !== null && (
                <p className="inline-flex items-center gap-2 text-12 text-ink-soft">
                  <CornerDownLeft aria-hidden className="size-[15px]" strokeWidth={1.75} />
                  <span>
                    Answers <span className="font-strong text-ink">{Math.round(job.answerRate / 10)} of 10</span>{' '}
                    applicants
                  </span>
                </p>
              )}
            </div>
          )}
        </div>
        <JobFacts job={job} today={today} />
        {job.isStale && (
          <Warning icon={<History aria-hidden />}>
            Up since {dayInFull([job.firstSeen, job.datePosted].toSorted()[0]!)}. A job that has been up this long is
            often filled: ask before you write a letter.
          </Warning>
        )}
        {job.isRepost && (
          <Warning icon={<Repeat aria-hidden />}>
            This job has been posted before. It may have been hard to fill: ask why.
          </Warning>
        )}
        <div className="px-4 py-5 tablet:px-5">
          <JobText text={job.description} query={query} />
          <Technologies technologies={job.technologies} skills={skills} />
          {job.source === 'api' && job.jobProviders.length > 0 && (
            <section className="mt-5">
              <h3 className="font-text text-13 font-strong tracking-normal">Also posted on</h3>
              <ProviderLinks job={job} className="mt-1" />
            </section>
          )}
        </div>
        {job.source === 'local' && job.recruiterEmail && !job.applied && (
          <Suspense>
            <AfterApplying recruiterEmail={job.recruiterEmail} />
          </Suspense>
        )}
      </div>
      {actionsBelow && (
        <div className="border-t border-line bg-float px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))]">
          {actions}
        </div>
      )}
    </div>
  )
}
