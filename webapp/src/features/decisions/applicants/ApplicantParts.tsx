import { Check, Gauge, RotateCcw, Undo2, X } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'

import type { Applicant } from '@/api/decisions'
import type { Stage } from '@/api/stages'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import type { ShownDocument } from '@/components/DocumentViewer'
import { NewMessage } from '@/components/NewMessage'
import { SmallRing } from '@/components/SmallRing'
import type { Change } from '@/features/decisions/applicants/useDecisions'
import { Naming, useMay } from '@/features/decisions/permitted'
import { classes } from '@/lib/classes'
import { bandOf } from '@/rules/bands'
import { outlineOf, possible, verbs } from '@/rules/decisions'
import { mailTo } from '@/rules/mailTo'
import { dayOf } from '@/rules/recruiterDates'
import { overdueIn, stageOf } from '@/rules/stages'
import { documentsKept, documentState, fileName, type Status } from '@/rules/tracker'

/** What every form of the list can do with an application. */
export type ApplicantActs = {
  busy: ReadonlyMap<number, Status>
  onOpen: (application: Applicant) => void
  onScore: (application: Applicant) => void
  onView: (preview: ShownDocument) => void
  onResumeText: (application: Applicant) => void
  onDecide: (change: Change) => void
  /** Whether a decision waits that can still be taken back. */
  isHeld: (id: number) => boolean
  onUndo: (id: number) => void
}

export function Score({
  application,
  onScore,
  named = false,
}: { application: Applicant; named?: boolean } & Pick<ApplicantActs, 'onScore'>) {
  const { score, full_name: name } = application
  if (score !== null) return <SmallRing percent={score} tone={bandOf(score)} />
  if (!application.has_resume)
    return <span aria-hidden className="size-[34px] shrink-0 rounded-full border border-line" />
  return (
    <button
      type="button"
      {...(named ? { 'aria-label': `Score the resume of ${name}` } : { tabIndex: -1, 'aria-hidden': true })}
      onClick={() => onScore(application)}
      className="grid size-[34px] shrink-0 place-items-center rounded-full border border-dashed border-line-control text-ink-soft hover:text-brand"
    >
      <Gauge className="size-4" strokeWidth={1.75} />
    </button>
  )
}

/** Who it is, what the resume scored, and links to everything else about the applicant. */
export function Name({
  application,
  onOpen,
  onScore,
  onCard = false,
  onPhone = false,
}: { application: Applicant; onCard?: boolean; onPhone?: boolean } & Pick<ApplicantActs, 'onOpen' | 'onScore'>) {
  const { full_name: name, score } = application
  return (
    <span className="min-w-0">
      <span className="flex min-w-0 items-center gap-1.5">
        <button
          type="button"
          title={name}
          dir="auto"
          onClick={() => onOpen(application)}
          className={classes(
            'rounded-badge text-left font-strong hover:text-brand',
            onCard ? 'line-clamp-2' : 'truncate',
          )}
        >
          {name}
        </button>
        <NewMessage small applicationId={application.id} />
      </span>
      {onPhone ? (
        <span dir="auto" className="block truncate text-12 text-ink-soft">
          {score !== null && <span className={outlineOf(application) ? 'sr-only' : undefined}>{`Score ${score}`}</span>}
          {outlineOf(application) || (score === null && (application.has_resume ? 'No score yet' : 'No resume'))}
        </span>
      ) : score !== null ? (
        // As high as what was there before it, so that no row moves when its score comes.
        <>
          <span className={onCard ? 'sr-only' : 'flex min-h-6 items-center text-12 text-ink-soft'}>
            {`Score ${score}`}
            {application.score_source === 'override' && ', set by hand'}
          </span>
          {onCard && (
            <span dir="auto" title={outlineOf(application)} className="flex min-h-6 items-center text-12 text-ink-soft">
              <span className="truncate">{outlineOf(application)}</span>
            </span>
          )}
        </>
      ) : application.has_resume ? (
        <button
          type="button"
          aria-label={`Score the resume of ${name}`}
          onClick={() => onScore(application)}
          className="block min-h-6 rounded-badge text-12 font-label text-brand hover:underline"
        >
          Score
        </button>
      ) : (
        <span className="flex min-h-6 items-center text-12 text-ink-soft">No resume</span>
      )}
    </span>
  )
}

const paper = 'inline-flex h-6.5 items-center rounded-small border px-2 text-12 whitespace-nowrap'

/** Resume, License and Visa; what is there can be looked at. */
export function Papers({
  application,
  onView,
  onResumeText,
}: { application: Applicant } & Pick<ApplicantActs, 'onView' | 'onResumeText'>) {
  const name = application.full_name
  const mayDecide = useMay('decide')
  return (
    <ul aria-label={`Documents of ${name}`} className="flex flex-wrap gap-1">
      {documentsKept.map(({ field, label }) => {
        const key = application[field]
        const state = documentState(key)
        if (application.is_blind && field === 'resume_submitted' && application.has_resume)
          return (
            <li key={field} className="flex">
              <Button
                size="row"
                className="px-2!"
                aria-label={`View resume text of ${name}`}
                onClick={() => onResumeText(application)}
              >
                {label}
              </Button>
            </li>
          )
        return (
          <li key={field} className="flex">
            {state === 'submitted' && (mayDecide || field === 'resume_submitted') ? (
              <Button
                size="row"
                className="px-2!"
                aria-label={`View ${label} of ${name}`}
                onClick={() =>
                  onView({
                    key,
                    title: `${label}, ${name}`,
                    name: fileName(label, name, key),
                  })
                }
              >
                {label}
              </Button>
            ) : (
              <span
                title={state === 'submitted' ? 'Only people who decide can open it' : undefined}
                className={classes(
                  paper,
                  state === 'legacy'
                    ? 'border-thread-line text-thread-ink'
                    : state === 'submitted'
                      ? 'border-line text-ink-soft'
                      : 'border-dashed border-line-strong text-ink-soft',
                )}
              >
                {label}
                {state === 'legacy' && ' (Legacy)'}
                <span className="sr-only">
                  {state === 'legacy'
                    ? ' no file is kept'
                    : state === 'submitted'
                      ? ' submitted'
                      : application.is_blind
                        ? ' hidden or not submitted'
                        : ' not submitted'}
                </span>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const tones = { Selected: 'text-good!', Rejected: 'text-weak!', Submitted: '' }
const signs = { Selected: <Check aria-hidden />, Rejected: <X aria-hidden />, Submitted: <RotateCcw aria-hidden /> }
const running = { Selected: 'Selecting', Rejected: 'Rejecting', Submitted: 'Resetting' }

/** Buttons for the possible decisions, disabled while one is under way. */
export function Decisions({
  application,
  busy,
  isHeld,
  onDecide,
  onUndo,
  large = false,
  asSigns = false,
  only,
}: { application: Applicant; large?: boolean; asSigns?: boolean; only?: Status | undefined } & Pick<
  ApplicantActs,
  'busy' | 'isHeld' | 'onDecide' | 'onUndo'
>) {
  const under = busy.get(application.id)
  const isWaiting = isHeld(application.id)
  const place = useRef<HTMLSpanElement>(null)
  // One button takes the place of the others, and with it the focus that they had.
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (isPressed && document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  }, [isPressed, isWaiting])
  const mayDecide = useMay('decide')
  if (application.withdrawn_at || !mayDecide) return null
  return (
    <span
      ref={place}
      className={classes('flex gap-1.5', asSigns && 'triage-side', large && '*:flex-1 tablet:*:flex-none')}
    >
      {isWaiting ? (
        <Button
          size={large ? 'medium' : 'row'}
          icon={<Undo2 aria-hidden />}
          className={asSigns ? 'triage-sign' : undefined}
          aria-label={`Undo the decision on ${application.full_name}`}
          onClick={() => onUndo(application.id)}
        >
          {!asSigns && 'Undo'}
        </Button>
      ) : (
        possible(application.status)
          .filter((status) => !only || status === only)
          .map((status) => (
            <Button
              key={status}
              size={large ? 'medium' : 'row'}
              variant={large && status === 'Selected' ? 'primary' : 'secondary'}
              aria-label={`${large && under === status ? running[status] : verbs[status]} ${application.full_name}`}
              disabled={under !== undefined}
              busy={
                under === status ? (large ? `${running[status]}...` : asSigns ? '\u200b' : verbs[status]) : undefined
              }
              icon={asSigns ? signs[status] : undefined}
              className={classes(
                !(large && status === 'Selected') && tones[status],
                large && 'max-tablet:h-11',
                asSigns && 'triage-sign',
              )}
              onClick={() => {
                setPressed(true)
                onDecide({ status, applications: [application] })
              }}
            >
              {!asSigns && verbs[status]}
            </Button>
          ))
      )}
    </span>
  )
}

export function Contact({ application }: { application: Applicant }) {
  const naming = use(Naming)
  if (application.is_blind)
    return (
      <span className="line-clamp-2 wrap-anywhere text-ink-soft">
        Hidden until {naming ? <bdi>{naming.name}</bdi> : 'you decide'}
      </span>
    )
  return (
    <span className="block min-w-0">
      {application.email && (
        <a
          href={mailTo(application.email)}
          title={application.email}
          className="block truncate underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {application.email}
        </a>
      )}
      <span className="block text-12 text-ink-soft">{application.phone_number || 'No phone number'}</span>
    </span>
  )
}

const looks = { Submitted: 'neutral', Selected: 'good', Rejected: 'weak' } as const

export function StatusMark({ application, stages }: { application: Applicant; stages?: readonly Stage[] }) {
  const { status, is_late: isLate, answer_due: due } = application
  const here = stages && stages.length > 0 ? stageOf(application, stages) : undefined
  const stage = here?.name
  const overdue = here ? overdueIn(application.stage_days, here) : ''
  return (
    <span className="block">
      {application.withdrawn_at ? <Badge>Withdrawn</Badge> : <Badge tone={looks[status]}>{status}</Badge>}
      {status === 'Submitted' && stages && (
        // One line from the start, so that no row moves when the stages arrive.
        <span dir="auto" title={stage} className="mt-0.5 block truncate text-12 text-ink-soft">
          {stage ?? '\u00a0'}
        </span>
      )}
      {overdue && <span className="mt-0.5 block text-12 text-medium">{overdue}</span>}
      {status === 'Submitted' && isLate && (
        <span className="mt-0.5 block text-12 text-weak" title={`An answer was promised by ${dayOf(due)}`}>
          Late answer
        </span>
      )}
    </span>
  )
}
