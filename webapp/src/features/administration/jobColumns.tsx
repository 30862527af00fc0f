import { Link } from 'react-router'

import type { JobFields } from '@/api/administration'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Switch } from '@/components/Switch'
import type { Column } from '@/components/Rows'
import { stateOf, type JobAction } from '@/rules/adminJobs'
import { dayOf } from '@/rules/recruiterDates'
import { reopened } from '@/rules/recruiterJobs'

const tones = { Active: 'good', Inactive: 'neutral', Expired: 'weak', Deleted: 'neutral' } as const

/** The columns of the list of job posts. */
export const jobColumns = (ask: (job: JobFields, action: JobAction) => void): Column<JobFields>[] => [
  {
    name: 'Job',
    width: 'w-[23%]',
    place: 'head',
    cell: (job) => (
      <span className="block min-w-0 leading-snug">
        <Link
          to={`/user/jobslist?jobId=${job.id}&openDetail=true`}
          title={job.title}
          className="line-clamp-2 rounded-badge font-label wrap-anywhere hover:text-brand"
        >
          {job.title}
        </Link>
        <span className="block truncate text-12 text-ink-soft" title={`${job.company}, ${job.location}`}>
          {job.company}, {job.location}
        </span>
      </span>
    ),
  },
  {
    name: 'Recruiter',
    long: true,
    width: 'w-auto',
    cell: ({ recruiterEmail }) => (
      <span className="block truncate" title={recruiterEmail}>
        {recruiterEmail}
      </span>
    ),
  },
  { name: 'Posted', width: 'w-[11%]', cell: ({ datePosted }) => dayOf(datePosted) },
  {
    name: 'Ends',
    width: 'w-[11%]',
    cell: ({ applicationEndDate }) => dayOf(applicationEndDate) || <span className="text-ink-soft">Never</span>,
  },
  { name: 'Applied', width: 'w-[7%]', cell: ({ applicantCount }) => applicantCount },
  {
    name: 'State',
    width: 'w-[11%]',
    cell: (job) => (
      <span className="block">
        <Badge dot tone={tones[stateOf(job)]}>
          {stateOf(job)}
        </Badge>
        {job.reopenCount > 0 && <span className="mt-0.5 block text-12 text-ink-soft">{reopened(job.reopenCount)}</span>}
      </span>
    ),
  },
  {
    name: 'Actions',
    width: 'w-[200px]',
    place: 'foot',
    cell: (job) =>
      job.deleted ? (
        <Button size="row" onClick={() => ask(job, 'restore')}>
          Restore <span className="sr-only">{job.title}</span>
        </Button>
      ) : (
        <>
          <Switch
            checked={job.isActive}
            onChange={(on) => ask(job, on ? 'switch-on' : 'switch-off')}
            className="h-6.5! gap-1.5! rounded-small! px-2! text-12!"
          >
            Visible<span className="sr-only">: {job.title}</span>
          </Switch>
          <Button size="row" variant="danger" onClick={() => ask(job, 'delete')}>
            Delete <span className="sr-only">{job.title}</span>
          </Button>
        </>
      ),
  },
]
