import type { TrackedApplication } from '@/api/applications'
import { ApplicationStatus } from '@/components/ApplicationStatus'
import { Documents } from '@/features/trackers/Documents'
import { HistoryButton, JobLink, TitleButton, type Acts } from '@/features/trackers/parts'
import { shortDate, statuses } from '@/rules/tracker'

type Props = Acts & {
  applications: TrackedApplication[]
  /** False where there are more applications than these. */
  isAll: boolean
}

/** The applications side by side by what has been decided. */
export function Board({ applications, isAll, ...acts }: Props) {
  return (
    <>
      {!isAll && (
        <p className="mb-3 text-12 text-ink-soft">
          The board shows the {applications.length} newest applications. The table shows them all.
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-4 desk:grid-cols-3">
        {statuses.map((status) => {
          const here = applications.filter((application) => application.status === status)
          return (
            <section key={status} aria-label={status} className="rounded-card border border-line bg-sunken p-3">
              <h2 className="flex items-center justify-between px-1 pb-2 text-13">
                <ApplicationStatus status={status} />
                <span className="text-12 font-medium text-ink-soft">{here.length}</span>
              </h2>
              <ul className="space-y-2">
                {here.map((application) => (
                  <li key={application.id} className="rounded-control border border-line bg-surface p-3">
                    <TitleButton application={application} onOpen={acts.onOpen} />
                    <p className="mb-2 truncate text-12 text-ink-soft">
                      {application.job_company} · {shortDate(application.applied_date)}
                    </p>
                    <Documents application={application} onView={acts.onView} onDownload={acts.onDownload} />
                    <p className="mt-2 flex flex-wrap items-center justify-between gap-2">
                      <JobLink jobId={application.job_id} title={application.job_title} />
                      <HistoryButton application={application} onOpen={acts.onOpen} />
                    </p>
                  </li>
                ))}
                {here.length === 0 && (
                  <li className="px-1 py-3 text-12 text-ink-soft">
                    {isAll ? 'Nothing' : 'None of these'} is {status.toLowerCase()}.
                  </li>
                )}
              </ul>
            </section>
          )
        })}
      </div>
    </>
  )
}
