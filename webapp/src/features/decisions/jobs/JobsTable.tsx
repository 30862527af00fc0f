import type { Ref } from 'react'

import type { RecruiterJob } from '@/api/jobs'
import { EndDate, JobStatus, Position } from '@/features/decisions/jobs/JobMarks'
import { Applicants, Moves, Profiles, Title, type JobActs } from '@/features/decisions/jobs/JobParts'
import { dayOf } from '@/rules/recruiterDates'

type Props = JobActs & { jobs: RecruiterJob[]; withRecruiter: boolean; ownEmail: string; ref: Ref<HTMLDivElement> }

const columns = [
  'Title',
  'Company',
  'Location',
  'DatePosted',
  'ApplicationEndDate',
  'PositionStatus',
  'Status',
  'Applicants',
  'MatchedProfiles',
  'Actions',
]

const cell = 'px-[7px] py-2 first:pl-5 last:pr-3'

/** Every job in a row. The recruiter shows only where the jobs of several are listed. */
export function JobsTable({ jobs, withRecruiter, ownEmail, ref, ...acts }: Props) {
  const heads = withRecruiter ? [columns[0]!, 'Recruiter', ...columns.slice(1)] : columns
  return (
    <div ref={ref} className="overflow-x-auto">
      <table className="w-full min-w-[1120px] text-left text-13">
        <thead>
          <tr className="border-b border-line text-12 text-ink-soft">
            {heads.map((name) => (
              <th key={name} scope="col" className="h-9 px-[7px] font-medium whitespace-nowrap first:pl-5 last:pr-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr
              key={job.id}
              data-row
              tabIndex={-1}
              aria-label={job.title}
              className="h-[59px] border-b border-line last:border-b-0 hover:bg-paper focus:bg-brand-soft focus-visible:-outline-offset-2"
            >
              <td className={`${cell} ${withRecruiter ? 'min-w-[128px]' : 'min-w-[144px]'}`}>
                <Title job={job} onDetails={acts.onDetails} ownEmail={withRecruiter ? job.recruiterEmail : ownEmail} />
              </td>
              {withRecruiter && (
                <td className={`${cell} w-[88px] min-w-[88px]`}>
                  <span className="line-clamp-2 wrap-anywhere" title={job.recruiterEmail}>
                    {job.recruiterEmail.replace(/@.*/, '')}
                    <wbr />
                    {job.recruiterEmail.replace(/^[^@]*/, '')}
                  </span>
                </td>
              )}
              <td className={`${cell} min-w-[92px]`}>
                <span dir="auto" className="line-clamp-2 wrap-anywhere" title={job.company}>
                  {job.company}
                </span>
              </td>
              <td className={`${cell} min-w-[98px]`}>
                <span dir="auto" className="line-clamp-2 wrap-anywhere" title={job.location}>
                  {job.location}
                </span>
              </td>
              <td className={`${cell} whitespace-nowrap`}>{dayOf(job.datePosted)}</td>
              <td className={cell}>
                <EndDate job={job} />
              </td>
              <td className={cell}>
                <Position job={job} />
              </td>
              <td className={cell}>
                <JobStatus job={job} />
              </td>
              <td className={cell}>
                <Applicants job={job} onApplications={acts.onApplications} />
              </td>
              <td className={cell}>
                <Profiles job={job} onProfiles={acts.onProfiles} />
              </td>
              <td className={cell}>
                <Moves job={job} onClose={acts.onClose} onReopen={acts.onReopen} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
