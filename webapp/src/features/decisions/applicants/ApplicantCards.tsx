import { Contact, Decisions, Name, Papers, Score, StatusMark } from '@/features/decisions/applicants/ApplicantParts'
import { Tick, type ListProps } from '@/features/decisions/applicants/ApplicantTable'
import { useMay } from '@/features/decisions/permitted'
import { classes } from '@/lib/classes'
import { shortDate } from '@/rules/tracker'

/** The same facts, one card each, where a table would not fit. */
export function ApplicantCards({ applications, chosen, onChoose, ref, stages, ...acts }: ListProps) {
  const mayDecide = useMay('decide')
  return (
    <div ref={ref}>
      <ul>
        {applications.map((application) => (
          <li
            key={application.id}
            data-row
            tabIndex={-1}
            className={classes(
              'border-b border-line p-4 last:border-b-0',
              chosen.has(application.id) && 'bg-brand-soft',
            )}
          >
            <div className="flex flex-wrap items-center gap-2.5 text-13">
              {mayDecide && (
                <Tick
                  label={`Choose ${application.full_name}`}
                  checked={chosen.has(application.id)}
                  onChange={(isChosen) => onChoose([application.id], isChosen)}
                />
              )}
              <Score application={application} onScore={acts.onScore} />
              <span className="min-w-20 flex-1">
                <Name application={application} onOpen={acts.onOpen} onScore={acts.onScore} />
              </span>
              <StatusMark application={application} stages={stages} />
            </div>
            <dl className="mt-3 space-y-3 text-13 [&_dt]:mb-1 [&_dt]:text-12 [&_dt]:text-ink-soft">
              <div>
                <dt>Documents</dt>
                <dd>
                  <Papers application={application} onView={acts.onView} onResumeText={acts.onResumeText} />
                </dd>
              </div>
              <div className="grid grid-cols-2 gap-3">
                <div className="min-w-0">
                  <dt>Contact Info</dt>
                  <dd>
                    <Contact application={application} />
                  </dd>
                </div>
                <div>
                  <dt>Applied Date</dt>
                  <dd>{shortDate(application.applied_date)}</dd>
                </div>
              </div>
            </dl>
            <div className="mt-3">
              <Decisions large application={application} {...acts} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
