import type { RecruiterJob } from '@/api/jobs'
import { Badge } from '@/components/Badge'
import { classes } from '@/lib/classes'
import { useToday } from '@/lib/useToday'
import { deadlineForRecruiter } from '@/rules/jobAges'
import { statusTone } from '@/rules/recruiterJobs'
import { dayOf } from '@/rules/recruiterDates'

/** The last day to apply, and how near it is. */
export function EndDate({ job }: { job: RecruiterJob }) {
  const { text, colour } = deadlineForRecruiter(job.applicationEndDate, useToday())
  if (!job.applicationEndDate) return <span className="text-ink-soft">{text}</span>
  return (
    <>
      <span className="block whitespace-nowrap">{dayOf(job.applicationEndDate)}</span>
      <span
        data-colour={colour}
        className={classes('block text-12 whitespace-nowrap', colour === 'red' ? 'text-weak' : 'text-good')}
      >
        {text}
      </span>
    </>
  )
}

export function Position({ job }: { job: RecruiterJob }) {
  // A job that does not say otherwise is open.
  const position = (job.positionStatus as RecruiterJob['positionStatus'] | undefined) ?? 'open'
  return <Badge tone={position === 'open' ? 'brand' : 'neutral'}>{position}</Badge>
}

export function JobStatus({ job }: { job: RecruiterJob }) {
  return (
    <Badge dot tone={statusTone(job.status)}>
      {job.status}
    </Badge>
  )
}
