import type { TrackedApplication } from '@/api/applications'
import { Documents } from '@/features/trackers/Documents'
import { JobLink, RecruiterMail, StatusLine, TitleButton, type Acts } from '@/features/trackers/parts'
import { shortDate } from '@/rules/tracker'

/** The same facts as the table's, one card each, where a table would not fit. */
export function ApplicationCards({ applications, ...acts }: { applications: TrackedApplication[] } & Acts) {
  return (
    <ul>
      {applications.map((application) => (
        <li key={application.id} className="border-b border-line p-4 last:border-b-0">
          <TitleButton application={application} onOpen={acts.onOpen} />
          <p className="text-13 text-ink-soft wrap-anywhere">{application.job_company}</p>
          <StatusLine application={application} onOpen={acts.onOpen} />
          <div className="mt-2">
            <Documents application={application} onView={acts.onView} onDownload={acts.onDownload} />
          </div>
          <dl className="mt-3 grid grid-cols-2 gap-3 text-13">
            <div className="min-w-0">
              <dt className="text-12 text-ink-soft">Recruiter Email</dt>
              <dd className="min-w-0">
                <RecruiterMail email={application.recruiter_email} />
              </dd>
            </div>
            <div>
              <dt className="text-12 text-ink-soft">Date</dt>
              <dd>{shortDate(application.applied_date)}</dd>
            </div>
          </dl>
          <p className="mt-3">
            <JobLink jobId={application.job_id} title={application.job_title} />
          </p>
        </li>
      ))}
    </ul>
  )
}
