import { BadgeCheck, Check, Clock, History, Repeat } from 'lucide-react'

import type { Job } from '@/api/searches'
import { Badge } from '@/components/Badge'
import { Mark } from '@/components/Logo'
import { PRODUCT_NAME } from '@/lib/product'
import { deadlineBadge } from '@/rules/jobAges'

/** How much time is left to apply. */
export function DeadlineBadge({ job, today }: { job: Job; today: string }) {
  const { text, isUrgent } = deadlineBadge(job.applicationEndDate, today)
  return (
    <Badge tone={isUrgent ? 'weak' : 'neutral'} icon={<Clock aria-hidden />}>
      {text}
    </Badge>
  )
}

export function OwnBadge() {
  return (
    <Badge tone="brand" icon={<Mark className="" />}>
      {PRODUCT_NAME} job
    </Badge>
  )
}

/** Says that the recruiter's email domain matches the company's name. */
export function VerifiedDomain({ of: { verifiedDomain } }: { of: Job }) {
  if (!verifiedDomain) return null
  return (
    <span className="inline-flex items-center gap-1 text-12 text-good">
      <BadgeCheck aria-hidden className="size-[13px]" strokeWidth={1.75} />
      <span className="sr-only">, domain verified: </span>
      {verifiedDomain}
    </span>
  )
}

/** What to know before reading on: applied already, online for long, or posted again. */
export function JobMarks({ job }: { job: Job }) {
  if (!job.applied && !job.isStale && !job.isRepost) return null
  return (
    <span className="flex flex-wrap gap-1.5">
      {job.applied && (
        <Badge tone="good" icon={<Check aria-hidden />}>
          Applied
        </Badge>
      )}
      {job.isStale && (
        <Badge tone="medium" icon={<History aria-hidden />}>
          Up a long time
        </Badge>
      )}
      {job.isRepost && (
        <Badge tone="medium" icon={<Repeat aria-hidden />}>
          Posted again
        </Badge>
      )}
    </span>
  )
}
