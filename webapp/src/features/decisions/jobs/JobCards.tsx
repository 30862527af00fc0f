import type { Ref } from 'react'

import type { RecruiterJob } from '@/api/jobs'
import { EndDate, JobStatus, Position } from '@/features/decisions/jobs/JobMarks'
import { Applicants, Moves, Profiles, Title, type JobActs } from '@/features/decisions/jobs/JobParts'
import { dayOf } from '@/rules/recruiterDates'

type Props = JobActs & { jobs: RecruiterJob[]; withRecruiter: boolean; ownEmail: string; ref: Ref<HTMLDivElement> }

/** The same facts, one card each, where a table would not fit. */
export function JobCards({ jobs, withRecruiter, ownEmail, ref, ...acts }: Props) {
  return (
    <div ref={ref}>
      <ul>
        {jobs.map((job) => (
          <li key={job.id} data-row tabIndex={-1} className="border-b border-line p-4 last:border-b-0">
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0">
                <Title job={job} onDetails={acts.onDetails} ownEmail={withRecruiter ? job.recruiterEmail : ownEmail} />
              </div>
              <JobStatus job={job} />
            </div>
            <dl className="mt-3 grid grid-cols-2 gap-3 text-13 desk:grid-cols-3 [&_dt]:text-12 [&_dt]:text-ink-soft">
              <div className="min-w-0">
                <dt>Company</dt>
                <dd className="wrap-anywhere">{job.company}</dd>
              </div>
              <div className="min-w-0">
                <dt>Location</dt>
                <dd className="wrap-anywhere">{job.location}</dd>
              </div>
              <div>
                <dt>DatePosted</dt>
                <dd>{dayOf(job.datePosted)}</dd>
              </div>
              <div>
                <dt>ApplicationEndDate</dt>
                <dd>
                  <EndDate job={job} />
                </dd>
              </div>
              <div>
                <dt>PositionStatus</dt>
                <dd className="mt-0.5">
                  <Position job={job} />
                </dd>
              </div>
              <div>
                <dt>Applicants</dt>
                <dd>
                  <Applicants job={job} onApplications={acts.onApplications} />
                </dd>
              </div>
              {withRecruiter && (
                <div className="col-span-2 min-w-0">
                  <dt>Recruiter</dt>
                  <dd className="wrap-anywhere">{job.recruiterEmail}</dd>
                </div>
              )}
            </dl>
            <div className="mt-3 flex flex-wrap items-start gap-2">
              <Profiles job={job} onProfiles={acts.onProfiles} />
              <div>
                <Moves job={job} onClose={acts.onClose} onReopen={acts.onReopen} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
