import type { Applicant } from '@/api/decisions'
import type { Stage } from '@/api/stages'
import { Decisions, Name, Score, type ApplicantActs } from '@/features/decisions/applicants/ApplicantParts'
import { StageSelect } from '@/features/decisions/applicants/StageSelect'
import type { Change } from '@/features/decisions/applicants/useDecisions'
import { useMay } from '@/features/decisions/permitted'
import { outlineOf } from '@/rules/decisions'
import { dayOf } from '@/rules/recruiterDates'
import { overdueIn } from '@/rules/stages'
import { shortDate } from '@/rules/tracker'

type Props = ApplicantActs & {
  application: Applicant
  /** None for a decided application, which does not move. */
  stage: Stage | undefined
  stages: readonly Stage[]
  /** Pixels of the place that the card leaves behind while it is dragged. */
  gap: number
  onStage: (stage: Stage) => void
  onAsk: (change: Change) => void
}

export function BoardCard({ application, stage, stages, gap, onStage, onAsk, ...acts }: Props) {
  const mayDecide = useMay('decide')
  const isWaiting = acts.isHeld(application.id) || acts.busy.has(application.id)
  const { id, full_name: name, is_late: isLate, answer_due: due } = application
  return (
    <>
      <li
        data-card={id}
        data-draggable={stage && mayDecide ? '' : undefined}
        className="space-y-1.5 rounded-control border border-line bg-surface p-2.5 text-13"
      >
        <span className="flex min-w-0 items-center gap-2.5">
          <Score application={application} onScore={acts.onScore} />
          <Name application={application} onOpen={acts.onOpen} onScore={acts.onScore} />
        </span>
        {outlineOf(application) && <p className="truncate text-12 text-ink-soft">{outlineOf(application)}</p>}
        <p className={isLate ? 'text-12 text-weak' : 'text-12 text-ink-soft'}>
          {!stage
            ? `Applied ${shortDate(application.applied_date)}`
            : isLate
              ? `Answer was due ${dayOf(due)}`
              : `Answer by ${dayOf(due)}`}
        </p>
        {stage && overdueIn(application.stage_days, stage) && (
          <p className="text-12 text-medium">{overdueIn(application.stage_days, stage)}</p>
        )}
        {stage && mayDecide && !isWaiting ? (
          <StageSelect
            label={`Stage of ${name}`}
            stage={stage}
            stages={stages}
            onStage={onStage}
            onDecision={(status) => onAsk({ status, applications: [application] })}
          />
        ) : (
          <Decisions application={application} {...acts} />
        )}
      </li>
      {gap > 0 && (
        <li aria-hidden className="rounded-control border border-dashed border-line-strong" style={{ height: gap }} />
      )}
    </>
  )
}
