import type { ReactNode } from 'react'

import type { Job } from '@/api/jobs'
import { classes } from '@/lib/classes'
import { deadlineBadge } from '@/rules/jobAges'
import { payOf } from '@/rules/jobCards'

function Fact({ label, children, tone }: { label: string; children: ReactNode; tone?: string }) {
  return (
    <div className="min-w-0 flex-1 basis-32 bg-surface px-4 py-3 tablet:px-5">
      <dt className="text-12 text-ink-soft">{label}</dt>
      <dd className={classes('mt-0.5 text-13 font-strong wrap-anywhere', tone)}>{children}</dd>
    </div>
  )
}

/** What one asks first: pay, kind, time left, and what must be sent along. */
export function JobFacts({ job, today }: { job: Job; today: string }) {
  const pay = payOf(job.salaryRange)
  const deadline = deadlineBadge(job.applicationEndDate, today)
  return (
    <dl className="flex flex-wrap gap-px border-y border-line bg-line">
      <Fact label={pay.yearly ? `Salary${pay.yearly}` : 'Salary'}>{pay.amount}</Fact>
      <Fact label="Employment">{job.employmentType}</Fact>
      <Fact label="Deadline" tone={deadline.isUrgent ? 'text-weak' : undefined}>
        {deadline.text}
      </Fact>
      {job.source === 'local' && <Fact label="Documents">{documentsOf(job)}</Fact>}
    </dl>
  )
}

const documentsOf = ({ mandatoryDocuments }: Job) => [...new Set(['Resume', ...mandatoryDocuments])].join(', ')
