import type { MouseEvent, Ref } from 'react'
import { Link } from 'react-router'

import type { Job } from '@/api/searches'
import { Badge } from '@/components/Badge'
import { Chip } from '@/components/Chip'
import { CompanyTile } from '@/components/CompanyTile'
import { DeadlineBadge, JobMarks, OwnBadge, VerifiedDomain } from '@/features/searches/JobMarks'
import { Marked } from '@/features/searches/Marked'
import { ProviderLinks } from '@/features/searches/ProviderLinks'
import { classes } from '@/lib/classes'
import { postedAge } from '@/rules/jobAges'
import { payOf, preview } from '@/rules/jobCards'
import { badgeOf } from '@/rules/recommendations'

const CHIPS = 4

type Props = {
  job: Job
  query: string
  today: string
  /** Its profile match; absent for people without one. */
  match?: number
  isOpen: boolean
  /** A link led to this job: its card is highlighted for a moment. */
  isLit: boolean
  onOpen: () => void
  ref?: Ref<HTMLElement>
}

export const titleId = (id: number | string) => `job-${id}`

/** One job of the list: everything that decides whether to read on. */
export function JobCard({ job, query, today, match, isOpen, isLit, onOpen, ref }: Props) {
  const press = (event: MouseEvent) => {
    // With a key held, the browser opens the link as it opens any other.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  const pay = payOf(job.salaryRange)
  const more = job.technologies.length - CHIPS
  return (
    <article
      ref={ref}
      aria-labelledby={titleId(job.id)}
      data-job={job.id}
      data-lit={isLit || undefined}
      className={classes(
        'relative overflow-clip rounded-card border bg-surface p-4 transition-colors tablet:px-[18px]',
        isOpen || isLit
          ? 'border-brand before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-brand'
          : 'border-line hover:border-line-strong',
        isLit && 'bg-brand-soft',
      )}
    >
      <div className="flex gap-3">
        <CompanyTile name={job.company} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h3 className="min-w-[min(100%,9rem)] flex-1 font-text text-15 font-strong tracking-normal wrap-anywhere">
              <Link
                id={titleId(job.id)}
                to={{ search: new URLSearchParams({ jobId: String(job.id), openDetail: 'true' }).toString() }}
                onClick={press}
                aria-current={isOpen || undefined}
                className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
              >
                <Marked text={job.title} query={query} />
              </Link>
            </h3>
            {job.source === 'local' && <OwnBadge />}
          </div>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-13 text-ink-soft wrap-anywhere">
            <span className="min-w-0">
              <Marked text={job.company} query={query} />
              <span aria-hidden className="px-1.5">
                ·
              </span>
              <span className="sr-only">, </span>
              {job.location}
            </span>
            <VerifiedDomain of={job} />
          </p>
        </div>
      </div>
      <p dir="auto" className="mt-2.5 text-13 text-ink-soft wrap-anywhere">
        <Marked text={preview(job.description)} query={query} />
      </p>
      {job.technologies.length > 0 && (
        <ul aria-label="Technologies" className="mt-2.5 flex flex-wrap gap-1.5">
          {job.technologies.slice(0, CHIPS).map((name) => (
            <li key={name} className="flex max-w-full">
              <Chip>{name}</Chip>
            </li>
          ))}
          {more > 0 && (
            <li className="flex">
              <Chip>
                +{more}
                <span className="sr-only"> more</span>
              </Chip>
            </li>
          )}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 text-12 text-ink-soft">
          <span className="text-13 font-strong text-ink">
            {pay.amount}
            {pay.yearly && <span className="sr-only">{pay.yearly}</span>}
          </span>
          <span>{job.employmentType}</span>
          <span>{postedAge(job.datePosted, today)}</span>
        </p>
        <span className="flex flex-wrap gap-1.5">
          {match !== undefined && <Badge tone={badgeOf(match).tone}>{match}% profile match</Badge>}
          <JobMarks job={job} />
          <DeadlineBadge job={job} today={today} />
        </span>
      </div>
      <ProviderLinks job={job} className="relative mt-3 border-t border-line pt-2.5" />
    </article>
  )
}
