import type { TrackedApplication } from '@/api/applications'
import { CompanyTile } from '@/components/CompanyTile'
import { Documents } from '@/features/trackers/Documents'
import { JobLink, RecruiterMail, StatusLine, TitleButton, type Acts } from '@/features/trackers/parts'
import { shortDate } from '@/rules/tracker'

const columns = [
  { name: 'Job Title', width: 'w-[18%]' },
  { name: 'Documents Submitted', width: 'w-[27%]' },
  { name: 'Quick Access', width: 'w-[14%]' },
  { name: 'Recruiter Email', width: 'w-[14%]' },
  { name: 'Company', width: 'w-[15%]' },
  { name: 'Date', width: 'w-[12%]' },
]

const cell = 'px-2 py-2.5 first:pl-5 last:pr-5'

/** Every application in a row. */
export function ApplicationTable({ applications, ...acts }: { applications: TrackedApplication[] } & Acts) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-[960px] table-fixed text-left text-13">
        <thead>
          <tr className="border-b border-line text-12 text-ink-soft">
            {columns.map(({ name, width }) => (
              <th key={name} scope="col" className={`h-9 px-2 font-medium first:pl-5 last:pr-5 ${width}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {applications.map((application) => (
            <tr key={application.id} className="border-b border-line last:border-b-0 hover:bg-paper">
              <td className={cell}>
                <TitleButton application={application} onOpen={acts.onOpen} />
                <StatusLine application={application} onOpen={acts.onOpen} />
              </td>
              <td className={cell}>
                <Documents application={application} onView={acts.onView} onDownload={acts.onDownload} />
              </td>
              <td className={cell}>
                <JobLink jobId={application.job_id} title={application.job_title} />
              </td>
              <td className={cell}>
                <RecruiterMail email={application.recruiter_email} />
              </td>
              <td className={cell}>
                <span className="flex min-w-0 items-center gap-2">
                  <CompanyTile small name={application.job_company} />
                  <span className="truncate" title={application.job_company}>
                    {application.job_company}
                  </span>
                </span>
              </td>
              <td className={`${cell} whitespace-nowrap`}>{shortDate(application.applied_date)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
