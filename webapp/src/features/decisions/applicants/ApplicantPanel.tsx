import { ChevronDown, ChevronUp, FileText, Mail, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

import type { Applicant } from '@/api/decisions'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { IconButton } from '@/components/IconButton'
import { Initials } from '@/components/Initials'
import {
  Contact,
  Decisions,
  Papers,
  StatusMark,
  type ApplicantActs,
} from '@/features/decisions/applicants/ApplicantParts'
import { BlindNotice } from '@/features/decisions/applicants/BlindReview'
import { CoverLetter } from '@/features/decisions/applicants/CoverLetter'
import { KeyHints } from '@/components/KeyHints'
import { Notes } from '@/features/decisions/applicants/Notes'
import { OwnScore } from '@/features/decisions/applicants/OwnScore'
import { ScoreAnalysis, TITLE } from '@/features/decisions/applicants/ScoreAnalysis'
import { keyWithin } from '@/lib/useRowKeys'
import { useMay } from '@/features/decisions/permitted'
import type { Scoring } from '@/features/decisions/applicants/useScoring'
import { BESIDE } from '@/lib/layout'
import { useMedia } from '@/lib/useMedia'
import { outlineOf, sourceName } from '@/rules/decisions'
import { dayOf } from '@/rules/recruiterDates'
import { shortDate, type Status } from '@/rules/tracker'

const StageHistory = lazy(() =>
  import('@/features/decisions/applicants/StageHistory').then((file) => ({ default: file.StageHistory })),
)
const OwnTags = lazy(() =>
  import('@/features/decisions/applicants/TagChosen').then((file) => ({ default: file.OwnTags })),
)
const Interviews = lazy(() =>
  import('@/features/decisions/applicants/Interviews').then((file) => ({ default: file.Interviews })),
)
const Reasons = lazy(() =>
  import('@/features/decisions/applicants/Reasons').then((file) => ({ default: file.Reasons })),
)
const Offers = lazy(() => import('@/features/decisions/applicants/Offers').then((file) => ({ default: file.Offers })))
const Thread = lazy(() => import('@/components/Thread').then((file) => ({ default: file.Thread })))
const ScreeningAnswers = lazy(() =>
  import('@/components/ScreeningAnswers').then((file) => ({ default: file.ScreeningAnswers })),
)

type Props = ApplicantActs & {
  application: Applicant
  jobId: number
  jobTitle: string
  scoring: Scoring
  onScoring: () => void
  onCancelScoring: () => void
  onContact: (application: Applicant) => void
  /** Leads to the one before and the one after; null where there is none. */
  toPrevious: (() => void) | null
  toNext: (() => void) | null
  onAsk: (status: Status) => void
  /** Takes back the last decision that still can be. */
  onUndoLast: () => void
  /** The row of this application in the list. */
  rowOf: () => HTMLElement | undefined
  onClose: () => void
}

/** One applicant: next to the list if there is enough room, otherwise over it. */
export function ApplicantPanel(props: Props) {
  const isBeside = useMedia(BESIDE)
  const { application, onClose } = props
  const decisions = <Decisions large {...props} />
  if (!isBeside)
    return (
      <Dialog
        open
        wide
        onOpenChange={(open) => !open && onClose()}
        title={TITLE}
        lead={application.full_name}
        actions={decisions}
      >
        <Inside {...props} />
      </Dialog>
    )
  return (
    <Beside {...props} name={application.full_name} foot={decisions}>
      <Inside {...props} />
    </Beside>
  )
}

const DECIDING = [
  { keys: ['S', 'R'], does: 'decide' },
  { keys: ['Z'], does: 'undo' },
]

type BesideProps = Pick<Props, 'toPrevious' | 'toNext' | 'onAsk' | 'onUndoLast' | 'rowOf' | 'onClose'> & {
  name: string
  foot: ReactNode
  children: ReactNode
}

function Beside({ name, toPrevious, toNext, onAsk, onUndoLast, rowOf, onClose, foot, children }: BesideProps) {
  const mayDecide = useMay('decide')
  const panel = useRef<HTMLDivElement>(null)
  // The focus returns to the row of the applicant who was shown last.
  const back = useEffectEvent((before: Element | null) => {
    const row = rowOf()
    const to = row && !row.contains(before) ? row : before
    if (to instanceof HTMLElement && to.isConnected) to.focus()
  })
  useEffect(() => {
    const before = document.activeElement
    panel.current?.querySelector<HTMLElement>('h2')?.focus()
    return () => back(before)
  }, [])
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCovered = document.querySelector('[role="dialog"]:not([data-beside])') !== null
    if (event.key === 'Escape' && !event.defaultPrevented && !isCovered) onClose()
    const acts: Record<string, (() => void) | null> = {
      j: toNext,
      k: toPrevious,
      s: () => onAsk('Selected'),
      r: () => onAsk('Rejected'),
      z: onUndoLast,
    }
    const act = acts[keyWithin(panel.current, event) ?? '']
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <div
      ref={panel}
      role="dialog"
      data-beside
      aria-label={`${TITLE}, ${name}`}
      className="fixed inset-y-0 right-0 z-30 flex w-[444px] animate-appear flex-col border-l border-line bg-surface"
    >
      <div className="flex items-center justify-between gap-3 px-6 pt-5 pb-1">
        <span className="flex min-w-0 items-center gap-3">
          <Initials name={name} className="size-10 text-12 font-strong" />
          <h2 dir="auto" tabIndex={-1} className="line-clamp-2 min-w-0 text-20 outline-none wrap-anywhere" title={name}>
            {name}
          </h2>
        </span>
        <span className="flex gap-1">
          <IconButton aria-label="Previous applicant" disabled={!toPrevious} onClick={() => toPrevious?.()}>
            <ChevronUp aria-hidden />
          </IconButton>
          <IconButton aria-label="Next applicant" disabled={!toNext} onClick={() => toNext?.()}>
            <ChevronDown aria-hidden />
          </IconButton>
          <IconButton aria-label="Close" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </span>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-5">{children}</div>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line bg-paper px-6 py-3.5">
        {foot}
        <KeyHints hints={[{ keys: ['J', 'K'], does: 'move' }, ...(mayDecide ? DECIDING : [])]} />
      </div>
    </div>
  )
}

function Inside({ application, jobId, jobTitle, scoring, onScoring, onCancelScoring, onContact, ...acts }: Props) {
  const isOpen = application.status === 'Submitted'
  const mayDecide = useMay('decide')
  const mayContact = useMay('use_pool')
  const [isReading, setReading] = useState(false)
  return (
    <div className="text-13">
      <Contact application={application} />
      {(application.current_title || application.years !== null) && (
        <p className="mt-1 text-ink-soft">{outlineOf(application)}</p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <StatusMark application={application} />
        <p className="text-ink-soft">
          {`Applied ${shortDate(application.applied_date)}${application.source && ` (${sourceName(application.source)})`}.`}
          {isOpen && ` Answer promised by ${dayOf(application.answer_due)}.`}
          {application.match_score !== null && ` ${application.match_score}% match when it was sent.`}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-1.5">
        <Papers application={application} onView={acts.onView} onResumeText={acts.onResumeText} />
        {!application.is_blind && (
          <>
            <Button size="row" icon={<FileText aria-hidden />} onClick={() => setReading(true)}>
              Cover letter
            </Button>
            {mayContact && (
              <Button size="row" icon={<Mail aria-hidden />} onClick={() => onContact(application)}>
                Contact
              </Button>
            )}
          </>
        )}
      </div>
      {isReading && <CoverLetter application={application} onClose={() => setReading(false)} />}
      {application.is_blind && <BlindNotice application={application} />}
      <div className="mt-4 border-t border-line pt-4">
        <h3 className="mb-3 text-15 max-wide:sr-only">{TITLE}</h3>
        <ScoreAnalysis
          key={application.id}
          application={application}
          jobTitle={jobTitle}
          state={scoring}
          onScore={onScoring}
          onCancel={onCancelScoring}
        />
        <OwnScore key={`own ${application.id}`} application={application} />
      </div>
      {mayDecide && !isOpen && (
        <Suspense>
          <Offers key={`offers ${application.id}`} application={application} jobTitle={jobTitle} />
        </Suspense>
      )}
      {application.withdrawn_at === null && (
        <Suspense>
          <Reasons applicationId={application.id} jobId={jobId} isRejected={application.status === 'Rejected'} />
        </Suspense>
      )}
      <Suspense>
        <ScreeningAnswers applicationId={application.id} className="mt-5 border-t border-line pt-4" />
      </Suspense>
      <Suspense>
        <Thread
          key={`thread ${application.id}`}
          applicationId={application.id}
          to={application.full_name}
          mayWrite={mayDecide && (application.is_blind || application.user_id !== null)}
          className="mt-5 border-t border-line pt-4"
        />
      </Suspense>
      <Suspense>
        <StageHistory key={`stage ${application.id}`} application={application} jobId={jobId} />
      </Suspense>
      {mayDecide && (
        <Suspense>
          <OwnTags key={`tags ${application.id}`} application={application} />
        </Suspense>
      )}
      <Suspense>
        <Interviews key={`interviews ${application.id}`} application={application} />
      </Suspense>
      <Notes key={`notes ${application.id}`} applicationId={application.id} />
    </div>
  )
}
