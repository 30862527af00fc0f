import '@/features/decisions/applicants/triage.css'
import { Contact, Decisions, Name, Papers, Score, StatusMark } from '@/features/decisions/applicants/ApplicantParts'
import { Tags, Tick, type ListProps } from '@/features/decisions/applicants/ApplicantTable'
import { useMay } from '@/features/decisions/permitted'
import { classes } from '@/lib/classes'
import { outlineOf } from '@/rules/decisions'
import { dayOf } from '@/rules/recruiterDates'
import { shortDate } from '@/rules/tracker'

/** The same facts, one card each, where a table would not fit: three of them on the screen of a phone. */
export function ApplicantCards({ applications, chosen, onChoose, ref, stages, columns: _columns, ...acts }: ListProps) {
  const mayDecide = useMay('decide')
  return (
    <div ref={ref}>
      <ul>
        {applications.map((application) => (
          <li
            key={application.id}
            data-row
            tabIndex={-1}
            className={classes('triage-card', chosen.has(application.id) && 'bg-brand-soft')}
          >
            <div className="min-w-0 text-13">
              <div className="flex min-w-0 items-center gap-2.5">
                {mayDecide && (
                  <Tick
                    label={`Choose ${application.full_name}`}
                    checked={chosen.has(application.id)}
                    onChange={(isChosen) => onChoose([application.id], isChosen)}
                  />
                )}
                <Score application={application} onScore={acts.onScore} />
                <Name application={application} onOpen={acts.onOpen} onScore={acts.onScore} />
              </div>
              <p className="mt-1 truncate text-12 text-ink-soft">{outlineOf(application) || '\u00a0'}</p>
              <div className="triage-line">
                <StatusMark application={application} stages={stages} />
                {application.status === 'Submitted' && (
                  <span className="text-12 text-ink-soft">{`Answer by ${dayOf(application.answer_due)}`}</span>
                )}
                <Tags tags={application.tags} />
              </div>
            </div>
            <Decisions stacked application={application} {...acts} />
            <details className="triage-more">
              <summary>Documents and contact</summary>
              <dl className="space-y-3 text-13 [&_dt]:mb-1 [&_dt]:text-12 [&_dt]:text-ink-soft">
                <div>
                  <dt>Documents</dt>
                  <dd>
                    <Papers application={application} onView={acts.onView} onResumeText={acts.onResumeText} />
                  </dd>
                </div>
                <div>
                  <dt>Contact Info</dt>
                  <dd>
                    <Contact application={application} />
                  </dd>
                </div>
                <div>
                  <dt>Applied Date</dt>
                  <dd>{shortDate(application.applied_date)}</dd>
                </div>
              </dl>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}
