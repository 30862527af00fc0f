import type { Applicant } from '@/api/decisions'
import {
  Decisions,
  Name,
  Papers,
  Score,
  StatusMark,
  type ApplicantActs,
} from '@/features/decisions/applicants/ApplicantParts'
import { counted } from '@/rules/figures'
import { shortDate, statuses } from '@/rules/tracker'

type Props = ApplicantActs & { applications: Applicant[]; total: number }

/** The applications side by side by what has been decided. */
export function ApplicantBoard({ applications, total, ...acts }: Props) {
  const isPart = total > applications.length
  return (
    <>
      {isPart && (
        <p className="mb-3 text-12 text-ink-soft">
          {`The board shows the first ${applications.length} of ${counted(total, 'application')}. The table shows them all.`}
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-4 desk:grid-cols-3">
        {statuses.map((status) => {
          const here = applications.filter((one) => one.status === status)
          return (
            <section key={status} aria-label={status} className="rounded-card border border-line bg-sunken p-3">
              <h2 className="flex items-baseline justify-between px-1 pb-2 font-text text-13 font-strong">
                {status}{' '}
                <span className="text-12 font-medium text-ink-soft">
                  {isPart ? `${here.length} shown` : here.length}
                </span>
              </h2>
              <ul className="space-y-2">
                {here.map((application) => (
                  <li
                    key={application.id}
                    className="space-y-2 rounded-control border border-line bg-surface p-3 text-13"
                  >
                    <span className="flex min-w-0 items-center gap-2.5">
                      <Score application={application} onScore={acts.onScore} />
                      <Name application={application} onOpen={acts.onOpen} onScore={acts.onScore} />
                    </span>
                    <Papers application={application} onView={acts.onView} onResumeText={acts.onResumeText} />
                    <span className="flex flex-wrap items-center justify-between gap-2">
                      <Decisions application={application} {...acts} />
                      <span className="text-12 text-ink-soft">{shortDate(application.applied_date)}</span>
                    </span>
                    {application.is_late && status === 'Submitted' && <StatusMark application={application} />}
                  </li>
                ))}
                {here.length === 0 && (
                  <li className="px-1 py-3 text-12 text-ink-soft">
                    {isPart ? 'None of those shown.' : `Nobody is ${status.toLowerCase()}.`}
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
