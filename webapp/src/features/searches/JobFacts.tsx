import type { ReactNode } from 'react'

import type { Job } from '@/api/searches'
import { classes } from '@/lib/classes'
import { deadlineBadge } from '@/rules/jobAges'
import { payOf } from '@/rules/jobCards'

function Fact({ label, children, tone }: { label: string; children: ReactNode; tone?: string }) {
  return (
    <div className="min-w-0 bg-(--ground,var(--surface)) px-4 py-3 last:odd:col-span-2 tablet:px-5 @min-[560px]:last:odd:col-span-1">
      <dt className="text-12 text-ink-soft">{label}</dt>
      <dd className={classes('mt-0.5 text-13 font-strong wrap-anywhere', tone)}>{children}</dd>
    </div>
  )
}

/** What people ask first: pay, employment type, time left, and required documents. */
export function JobFacts({ job, today }: { job: Job; today: string }) {
  const isOwn = job.source === 'local'
  const pay = payOf(job.salaryRange)
  const deadline = deadlineBadge(job.applicationEndDate, today)
  return (
    <dl
      className={classes(
        'grid grid-cols-2 gap-px border-y border-line bg-line',
        isOwn ? '@min-[560px]:grid-cols-[1.5fr_1fr_1.2fr_1fr]' : '@min-[560px]:grid-cols-3',
      )}
    >
      <Fact label={pay.yearly ? `Salary${pay.yearly}` : 'Salary'}>{pay.amount}</Fact>
      <Fact label="Employment">{job.employmentType}</Fact>
      <Fact label="Deadline" tone={deadline.isUrgent ? 'text-weak' : undefined}>
        {deadline.text}
      </Fact>
      {isOwn && <Fact label="Documents">{documentsOf(job)}</Fact>}
    </dl>
  )
}

const documentsOf = ({ mandatoryDocuments }: Job) => [...new Set(['Resume', ...mandatoryDocuments])].join(', ')
