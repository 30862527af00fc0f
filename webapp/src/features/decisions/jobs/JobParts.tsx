import { MOST_REOPENS } from '@/api/server.gen'
import type { RecruiterJob } from '@/api/jobs'
import { Button, ButtonLink } from '@/components/Button'
import { figure } from '@/rules/figures'
import { moveOf, reopened } from '@/rules/recruiterJobs'

/** What the list of jobs can do with one of them. */
export type JobActs = {
  onDetails: (job: RecruiterJob) => void
  onApplications: (job: RecruiterJob) => void
  onProfiles: (job: RecruiterJob) => void
  onClose: (job: RecruiterJob) => void
  onReopen: (job: RecruiterJob) => void
}

/** `ownEmail` is the person's address: the jobs of others name their recruiter. */
export function Title({
  job,
  ownEmail,
  onDetails,
}: { job: RecruiterJob; ownEmail: string } & Pick<JobActs, 'onDetails'>) {
  return (
    <>
      <button
        type="button"
        title={job.title}
        dir="auto"
        onClick={() => onDetails(job)}
        className="line-clamp-2 rounded-badge text-left text-13 font-strong wrap-anywhere hover:text-brand"
      >
        {job.title}
      </button>
      <span className="block text-12 text-ink-soft">{job.employmentType}</span>
      {job.recruiterEmail !== ownEmail && (
        <span className="block truncate text-12 text-ink-soft" title={job.recruiterEmail}>
          {job.recruiterEmail.replace(/@.*/, '')}
        </span>
      )}
    </>
  )
}

/** How many applied; where nobody did, there is nothing to open. */
export function Applicants({ job, onApplications }: { job: RecruiterJob } & Pick<JobActs, 'onApplications'>) {
  return (
    <span className="inline-grid grid-cols-[auto_auto] items-center gap-x-2">
      <span className="text-right font-strong whitespace-nowrap desk:min-w-6">{figure(job.applicantCount)}</span>
      {job.applicantCount > 0 && (
        <Button size="row" aria-label={`Applications for ${job.title}`} onClick={() => onApplications(job)}>
          Applications
        </Button>
      )}
      {job.newApplicants !== null && job.newApplicants > 0 && (
        <span className="col-start-2 mt-0.5 text-12 font-label text-brand" title="Since Monday">
          {`${figure(job.newApplicants)} new`}
        </span>
      )}
    </span>
  )
}

export function Profiles({ job, onProfiles }: { job: RecruiterJob } & Pick<JobActs, 'onProfiles'>) {
  if (!job.permitted.includes('use_pool')) return null
  return (
    <Button size="row" aria-label={`View Profiles for ${job.title}`} onClick={() => onProfiles(job)}>
      View Profiles
    </Button>
  )
}

export function Moves({ job, onClose, onReopen }: { job: RecruiterJob } & Pick<JobActs, 'onClose' | 'onReopen'>) {
  const move = moveOf(job)
  const often = reopened(job.reopenCount)
  const isSpent = job.reopenCount >= MOST_REOPENS
  if (!job.permitted.includes('post_jobs')) return null
  return (
    <>
      <span className="flex items-center gap-1 whitespace-nowrap">
        <ButtonLink size="row" to={`/edit-job/${job.id}`} aria-label={`Edit ${job.title}`}>
          Edit
        </ButtonLink>
        {move === 'close' && (
          <Button size="row" aria-label={`Close ${job.title}`} onClick={() => onClose(job)}>
            Close
          </Button>
        )}
        {move === 'reopen' && (
          <Button
            size="row"
            aria-label={`Reopen ${job.title}`}
            disabled={isSpent}
            title={isSpent ? `This job has already been reopened ${MOST_REOPENS} times` : undefined}
            onClick={() => onReopen(job)}
          >
            Reopen
          </Button>
        )}
        {move === 'expired' && <span className="pl-1 text-12 font-label text-weak">Job Expired</span>}
      </span>
      {often && <span className="mt-0.5 block text-12 whitespace-nowrap text-ink-soft">{often}</span>}
    </>
  )
}
