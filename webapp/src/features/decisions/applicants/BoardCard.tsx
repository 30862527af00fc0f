import { CalendarClock, Check, Files, Hourglass, UserPlus, X } from 'lucide-react'

import type { Applicant } from '@/api/decisions'
import type { Stage } from '@/api/stages'
import type { Assignee } from '@/api/types'
import { Checkbox } from '@/components/Checkbox'
import { IconButton } from '@/components/IconButton'
import { Initials } from '@/components/Initials'
import type { Act } from '@/features/decisions/applicants/acts'
import { Decisions, Name, Score, type ApplicantActs } from '@/features/decisions/applicants/ApplicantParts'
import { Overdue } from '@/features/decisions/applicants/Overdue'
import { StageSelect } from '@/features/decisions/applicants/StageSelect'
import type { Change } from '@/features/decisions/applicants/useDecisions'
import { useMay } from '@/features/decisions/permitted'
import { counted } from '@/rules/figures'
import { dayOf } from '@/rules/recruiterDates'
import { shortDate } from '@/rules/tracker'

/** What comes next for an applicant: the coming interview, or the scorecards that are in. */
export type NextStep = { kind: 'interview' | 'scorecards'; text: string }

type Props = ApplicantActs & {
  application: Applicant
  /** None for a decided application, which does not move. */
  stage: Stage | undefined
  stages: readonly Stage[]
  /** Who looks after it. */
  owner: Assignee | undefined
  next: NextStep | undefined
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onAct: (act: Act, applications: readonly Applicant[]) => void
  /** Pixels of the place that the card leaves behind while it is dragged. */
  gap: number
  onStage: (stage: Stage) => void
  onAsk: (change: Change) => void
}

export function BoardCard({
  application,
  stage,
  stages,
  owner,
  next,
  isChosen,
  onChoose,
  onAct,
  gap,
  onStage,
  onAsk,
  ...acts
}: Props) {
  const mayDecide = useMay('decide')
  const isWaiting = acts.isHeld(application.id) || acts.busy.has(application.id)
  const { id, full_name: name, is_late: isLate, answer_due: due, stage_days: days } = application
  const dueDay = dayOf(due).replace(/, \d+$/, '')
  const ask = (status: 'Selected' | 'Rejected') => onAsk({ status, applications: [application] })
  return (
    <>
      <li
        data-card={id}
        data-draggable={stage && mayDecide ? '' : undefined}
        data-chosen={isChosen || undefined}
        className="triage-board-card space-y-1.5 rounded-control border border-line bg-surface p-2.5 text-13"
      >
        <span className="flex min-w-0 items-center gap-2">
          <Score application={application} onScore={acts.onScore} />
          <Name onCard application={application} onOpen={acts.onOpen} onScore={acts.onScore} />
          {mayDecide && (
            <Checkbox
              className="-mr-2 ml-auto self-start"
              label={<span className="sr-only">{`Choose ${name}`}</span>}
              checked={isChosen}
              onChange={({ target }) => onChoose(target.checked)}
            />
          )}
        </span>
        {next && (
          <p className="flex items-center gap-1.5 text-12 text-ink-soft">
            {next.kind === 'interview' ? (
              <CalendarClock aria-hidden className="size-3.5 shrink-0" />
            ) : (
              <Files aria-hidden className="size-3.5 shrink-0" />
            )}
            <span dir="auto" title={next.text} className="truncate">
              {next.text}
            </span>
          </p>
        )}
        <div className="triage-foot">
          <p className="flex flex-wrap items-center gap-x-2">
            {stage && days !== null && (
              <span className="flex items-center gap-1" title={`In ${stage.name} for ${counted(days, 'day')}`}>
                <Hourglass aria-hidden className="size-3.5" />
                {days === 0 ? 'Today' : counted(days, 'day')}
              </span>
            )}
            <span className={isLate ? 'text-weak' : undefined}>
              {!stage
                ? `Applied ${shortDate(application.applied_date)}`
                : isLate
                  ? `Answer was due ${dueDay}`
                  : `Answer by ${dueDay}`}
            </span>
          </p>
          {stage && mayDecide && !isWaiting && (
            <div className="triage-hand">
              <StageSelect
                label={`Stage of ${name}`}
                stage={stage}
                stages={stages}
                onStage={onStage}
                onDecision={ask}
              />
              <IconButton edge className="text-good!" aria-label={`Select ${name}`} onClick={() => ask('Selected')}>
                <Check aria-hidden />
              </IconButton>
              <IconButton edge className="text-weak!" aria-label={`Reject ${name}`} onClick={() => ask('Rejected')}>
                <X aria-hidden />
              </IconButton>
            </div>
          )}
          {stage && mayDecide && (
            <button
              type="button"
              className="triage-owner"
              title={owner ? `${owner.username} looks after ${name}` : 'Nobody looks after it'}
              aria-label={owner ? `${owner.username} looks after ${name}; assign` : `Assign ${name}`}
              onClick={() => onAct('assign', [application])}
            >
              {owner ? (
                <Initials name={owner.username} className="size-6 text-12" />
              ) : (
                <UserPlus aria-hidden className="size-3.5" />
              )}
            </button>
          )}
        </div>
        {!(stage && mayDecide && !isWaiting) && <Decisions application={application} {...acts} />}
        {stage && <Overdue application={application} stage={stage} owner={owner} />}
      </li>
      {gap > 0 && (
        <li aria-hidden className="rounded-control border border-dashed border-line-strong" style={{ height: gap }} />
      )}
    </>
  )
}
