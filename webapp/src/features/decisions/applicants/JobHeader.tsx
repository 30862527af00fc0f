import { Briefcase, Building2, MapPin, Wallet } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { UNSPECIFIED_SALARY } from '@/api/server.gen'
import type { RecruiterJob } from '@/api/recruiterJobs'
import { Badge } from '@/components/Badge'
import { ButtonLink } from '@/components/Button'
import { Card } from '@/components/Card'
import { JobSections } from '@/features/decisions/JobSections'
import { classes } from '@/lib/classes'
import { useTitle } from '@/lib/useTitle'
import { useToday } from '@/lib/useToday'
import { deadlineForRecruiter } from '@/rules/jobAges'
import { isLong } from '@/rules/jobSections'

/** The job to which the applications came. */
export function JobHeader({ job, children }: { job: RecruiterJob; children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  const { text, colour } = deadlineForRecruiter(job.applicationEndDate, useToday())
  const long = isLong(job.description)
  useTitle(`Applications for ${job.title}`)
  const facts = [
    { Icon: Building2, name: 'Company', value: job.company },
    { Icon: Briefcase, name: 'Employment type', value: job.employmentType },
    { Icon: MapPin, name: 'Location', value: job.location },
    { Icon: Wallet, name: 'Salary', value: job.salaryRange === UNSPECIFIED_SALARY ? '' : job.salaryRange },
  ].filter(({ value }) => value)
  return (
    <Card className="mb-4 px-4 py-3.5 tablet:px-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 dir="auto" tabIndex={-1} className="min-w-0 text-20 wrap-anywhere">
          {job.title}
        </h1>
        <span className="triage-head flex flex-wrap items-center gap-2">
          {children}
          <ButtonLink size="row" to={`/user/jobs/${job.id}/interview-plan`}>
            Interview plan
          </ButtonLink>
          <Badge tone={colour === 'red' ? 'weak' : colour === 'green' ? 'good' : 'neutral'}>{text}</Badge>
        </span>
      </div>
      <ul aria-label="About the job" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-13 text-ink-soft">
        {facts.map(({ Icon, name, value }) => (
          <li key={name} className="flex min-w-0 items-start gap-1.5">
            <Icon aria-hidden className="mt-0.5 size-[15px] shrink-0" strokeWidth={1.75} />
            <span className="sr-only">{name}: </span>
            <span className="wrap-anywhere">{value}</span>
          </li>
        ))}
      </ul>
      <div className={classes('mt-2 flex gap-3 border-t border-line pt-2', open ? 'items-start' : 'items-center')}>
        <div
          data-collapsed={long && !open}
          className={classes(
            'min-w-0 flex-1',
            long &&
              !open &&
              'relative max-h-[22px] overflow-hidden [mask-image:linear-gradient(90deg,#000_80%,transparent)]',
          )}
        >
          <JobSections text={job.description} level={2} />
        </div>
        {long && (
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="min-h-6 shrink-0 rounded-badge text-13 font-label text-brand hover:underline max-tablet:min-h-11"
          >
            {open ? 'Show Less' : 'Show More'}
          </button>
        )}
      </div>
    </Card>
  )
}
