import '@/features/decisions/applicants/triage.css'
import '@/features/decisions/applicants/applicantCards.css'
import { ArrowLeft, ArrowRight, Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'

import type { Applicant } from '@/api/decisions'
import { Button } from '@/components/Button'
import { Quote } from '@/components/Quote'
import { StateIcon } from '@/components/StateIcon'
import { Contact, Decisions, Name, Papers, Score, StatusMark } from '@/features/decisions/applicants/ApplicantParts'
import { Tags, Tick, type ListProps } from '@/features/decisions/applicants/ApplicantTable'
import { useMoves } from '@/features/decisions/applicants/useMoves'
import { useMay } from '@/features/decisions/permitted'
import { classes } from '@/lib/classes'
import { quietly } from '@/lib/quietly'
import { useSwipe } from '@/lib/useSwipe'
import { dayOf } from '@/rules/recruiterDates'
import { neighbour, stageOf } from '@/rules/stages'
import { shortDate } from '@/rules/tracker'

/** What the resume proves, in two lines. */
function Brief({ brief: { met, total, gap, is_partly: isPartly, quote } }: { brief: NonNullable<Applicant['brief']> }) {
  return (
    <>
      <p className="triage-proven text-12 font-label">
        <span className="text-good">
          <StateIcon state="met" />
          {`${met} of ${total} met`}
        </span>
        {gap && (
          <span className={isPartly ? 'text-medium' : 'text-weak'}>
            <StateIcon state={isPartly ? 'partly' : 'missing'} />
            <span className="sr-only">{isPartly ? 'Partly: ' : 'Missing: '}</span>
            <span dir="auto" className="truncate">
              {gap}
            </span>
          </span>
        )}
      </p>
      {quote && (
        <p className="truncate">
          <Quote>
            <span className="block truncate">{quote}</span>
          </Quote>
        </p>
      )}
    </>
  )
}

/** The hint leaves after this many swipes. */
const LEARNED = 3
const SWIPES = 'swipes'

const swipesMade = () => Number(quietly(() => localStorage.getItem(SWIPES)) ?? 0)

/** The same facts, one card each, where a table would not fit: three of them on the screen of a phone. A swipe to the
    right moves to the next stage, one to the left rejects, like the buttons of the card. */
export function ApplicantCards({ jobId, applications, chosen, onChoose, ref, stages, ...acts }: ListProps) {
  const mayDecide = useMay('decide')
  const { moveWithWayBack } = useMoves(jobId, stages)
  const list = useRef<HTMLUListElement>(null)
  const [swipes, setSwipes] = useState(swipesMade)

  const canAct = (applicant: Applicant) =>
    mayDecide &&
    applicant.status === 'Submitted' &&
    !applicant.withdrawn_at &&
    !acts.isHeld(applicant.id) &&
    !acts.busy.has(applicant.id)
  const nextOf = (applicant: Applicant) =>
    stages.length > 0 ? neighbour(stageOf(applicant, stages), stages, 1) : undefined
  useSwipe(list, (value, side) => {
    const applicant = applications.find(({ id }) => String(id) === value)
    if (!applicant || !canAct(applicant)) return
    setSwipes(swipes + 1)
    quietly(() => localStorage.setItem(SWIPES, String(swipes + 1)))
    const next = nextOf(applicant)
    if (side === 'right' && next) void moveWithWayBack([applicant], next)
    else
      acts.onDecide({
        status: side === 'right' ? 'Selected' : 'Rejected',
        applications: [applicant],
      })
  })

  return (
    <div ref={ref}>
      {swipes < LEARNED && applications.some(canAct) && (
        <p className="triage-hint">
          <ArrowLeft aria-hidden className="size-4 text-weak" />
          Swipe a card, or use its buttons
          <ArrowRight aria-hidden className="size-4 text-brand" />
        </p>
      )}
      <ul ref={list}>
        {applications.map((application) => {
          const next = nextOf(application)
          const isActive = canAct(application)
          return (
            <li key={application.id} className="triage-swipe">
              {isActive && (
                <>
                  <span aria-hidden className="triage-act">
                    {next ? next.name : 'Select'}
                  </span>
                  <span aria-hidden className="triage-act">
                    Reject
                  </span>
                </>
              )}
              <div
                data-row
                data-swipe={isActive ? application.id : undefined}
                tabIndex={-1}
                className={classes('triage-card', chosen.has(application.id) && 'bg-brand-soft!')}
              >
                <div className="triage-facts">
                  <div className="triage-top">
                    {mayDecide && (
                      <Tick
                        label={`Choose ${application.full_name}`}
                        checked={chosen.has(application.id)}
                        onChange={(isChosen) => onChoose([application.id], isChosen)}
                      />
                    )}
                    <Score named application={application} onScore={acts.onScore} />
                    <Name onPhone application={application} onOpen={acts.onOpen} onScore={acts.onScore} />
                  </div>
                  {application.brief && <Brief brief={application.brief} />}
                  <div className="triage-line">
                    <StatusMark application={application} stages={stages} />
                    {application.status === 'Submitted' && (
                      <span className="text-12 text-ink-soft">{`Answer by ${dayOf(application.answer_due)}`}</span>
                    )}
                    <Tags tags={application.tags} />
                  </div>
                </div>
                <div className="triage-side">
                  {isActive && next && (
                    <Button
                      size="row"
                      className="triage-sign border-brand-line! bg-brand-soft! text-brand!"
                      icon={<ArrowRight aria-hidden />}
                      aria-label={`Move ${application.full_name} to ${next.name}`}
                      onClick={() => void moveWithWayBack([application], next)}
                    >
                      {null}
                    </Button>
                  )}
                  <Decisions
                    asSigns
                    only={isActive && next ? 'Rejected' : undefined}
                    application={application}
                    {...acts}
                  />
                </div>
                <details className="triage-more">
                  <summary aria-label={`Documents and contact of ${application.full_name}`}>
                    <Ellipsis aria-hidden className="size-4" />
                  </summary>
                  {isActive && next && <Decisions only="Selected" application={application} {...acts} />}
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
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
