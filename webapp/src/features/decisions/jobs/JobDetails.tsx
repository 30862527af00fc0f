import { MOST_REOPENS } from '@/api/server.gen'
import type { RecruiterJob } from '@/api/jobs'
import { Button, ButtonLink } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { EndDate, JobStatus, Position } from '@/features/decisions/jobs/JobMarks'
import { JobSections } from '@/features/decisions/JobSections'
import { classes } from '@/lib/classes'
import { useSession } from '@/lib/session/useSession'
import { counted } from '@/rules/figures'
import { dayOf } from '@/rules/recruiterDates'

type Props = { job: RecruiterJob; onApplications: (jobId: number) => void; onClose: () => void }

/** Everything that a job says, and the way to its applications. */
export function JobDetails({ job, onApplications, onClose }: Props) {
  const { user } = useSession()
  const facts = [
    { name: 'Location', value: job.location },
    { name: 'Employment type', value: job.employmentType },
    { name: 'Salary', value: job.salaryRange },
    { name: 'Posted', value: dayOf(job.datePosted) },
    { name: 'Application end date', value: <EndDate job={job} /> },
    { name: 'Position', value: <Position job={job} /> },
    { name: 'Status', value: <JobStatus job={job} /> },
    { name: 'Reopened', value: `${job.reopenCount}/${MOST_REOPENS}` },
    { name: 'Recruiter', value: job.recruiterEmail, isLong: true },
    { name: 'Documents asked for', value: job.mandatoryDocuments.join(', '), isLong: true },
  ].filter(({ value }) => value)
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={job.title}
      lead={job.company}
      actions={
        <>
          {job.permitted.includes('post_jobs') && (
            <>
              {!user?.cannot_post_jobs && <ButtonLink to={`/user/uploadJobPost?like=${job.id}`}>Duplicate</ButtonLink>}
              <ButtonLink to={`/edit-job/${job.id}`}>Edit</ButtonLink>
            </>
          )}
          {job.applicantCount > 0 && (
            <Button variant="primary" onClick={() => onApplications(job.id)}>
              {`See ${counted(job.applicantCount, 'application')}`}
            </Button>
          )}
        </>
      }
    >
      <dl className="mb-5 grid grid-cols-2 gap-3 border-b border-line pb-4 text-13 tablet:grid-cols-3">
        {facts.map(({ name, value, isLong }) => (
          <div key={name} className={classes('min-w-0', isLong && 'max-tablet:col-span-2')}>
            <dt className="text-12 text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <JobSections text={job.description} />
    </Dialog>
  )
}
