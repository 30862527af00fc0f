import '@/features/decisions/applicants/triage.css'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'

import type { Applicant } from '@/api/decisions'
import { Dialog } from '@/components/Dialog'
import { IconButton } from '@/components/IconButton'
import { Initials } from '@/components/Initials'
import { Contact, Decisions, StatusMark, type ApplicantActs } from '@/features/decisions/applicants/ApplicantParts'
import { acts, type Act } from '@/features/decisions/applicants/acts'
import { BlindNotice } from '@/features/decisions/applicants/BlindReview'
import { KeyHints } from '@/components/KeyHints'
import { panelTabs, type PanelTab } from '@/features/decisions/applicants/panelTabs'
import { TITLE } from '@/features/decisions/applicants/ScoreAnalysis'
import { useKeysWithin } from '@/lib/useRowKeys'
import { useMay } from '@/features/decisions/permitted'
import type { Scoring } from '@/features/decisions/applicants/useScoring'
import { BESIDE } from '@/lib/layout'
import { undoLast } from '@/lib/wayBack'
import { useMedia } from '@/lib/useMedia'
import { outlineOf, sourceName } from '@/rules/decisions'
import { dayOf } from '@/rules/recruiterDates'
import { shortDate, type Status } from '@/rules/tracker'

const PanelTabs = lazy(() =>
  import('@/features/decisions/applicants/PanelTabs').then((file) => ({ default: file.PanelTabs })),
)
const StageHistory = lazy(() =>
  import('@/features/decisions/applicants/StageHistory').then((file) => ({ default: file.StageHistory })),
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
  onAct: (act: Act) => void
  /** The row of this application in the list. */
  rowOf: () => HTMLElement | undefined
  onClose: () => void
}

/** One applicant: next to the list if there is enough room, otherwise over it. */
export function ApplicantPanel(props: Props) {
  const isBeside = useMedia(BESIDE)
  const { application, onClose } = props
  // It stays the same from one applicant to the next; links from the inbox name it.
  const [params] = useSearchParams()
  const [tab, setTab] = useState(() => panelTabs.find((name) => name === params.get('tab')) ?? 'evidence')
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
        <Inside {...props} tab={tab} onTab={setTab} />
      </Dialog>
    )
  return (
    <Beside {...props} name={application.full_name} foot={decisions} onTab={setTab}>
      <Inside {...props} tab={tab} onTab={setTab} />
    </Beside>
  )
}

const MOVING = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['1-5'], does: 'tab' },
]
const DECIDING = [
  { keys: ['S', 'R'], does: 'decide' },
  { keys: ['M'], does: 'stage' },
  { keys: ['E'], does: 'message' },
  { keys: ['A'], does: 'assign' },
  { keys: ['T'], does: 'tag' },
  { keys: ['N'], does: 'note' },
  { keys: ['Z'], does: 'undo' },
]

type BesideProps = Pick<Props, 'toPrevious' | 'toNext' | 'onAsk' | 'onAct' | 'rowOf' | 'onClose'> & {
  name: string
  foot: ReactNode
  onTab: (tab: PanelTab) => void
  children: ReactNode
}

function Beside({ name, toPrevious, toNext, onAsk, onAct, rowOf, onClose, onTab, foot, children }: BesideProps) {
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
  const toNotes = () => {
    flushSync(() => onTab('notes'))
    panel.current?.querySelector<HTMLElement>('[data-new-note]')?.focus()
  }
  useKeysWithin(panel, {
    j: toNext,
    k: toPrevious,
    s: () => onAsk('Selected'),
    r: () => onAsk('Rejected'),
    z: undoLast,
    n: toNotes,
    ...Object.fromEntries(acts.map(({ act, key }) => [key, () => onAct(act)])),
    ...Object.fromEntries(panelTabs.map((tab, at) => [String(at + 1), () => onTab(tab)])),
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCovered = document.querySelector('[role="dialog"]:not([data-beside])') !== null
    if (event.key === 'Escape' && !event.defaultPrevented && !isCovered) onClose()
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
      className="triage-panel animate-appear border-l border-line bg-surface"
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
        <KeyHints hints={[...MOVING, ...(mayDecide ? DECIDING : [])]} />
      </div>
    </div>
  )
}

function Inside({ tab, onTab, ...props }: Props & { tab: PanelTab; onTab: (tab: PanelTab) => void }) {
  const { application } = props
  return (
    <div className="text-13">
      <div className="triage-person">
        {outlineOf(application) && <p className="text-ink-soft">{outlineOf(application)}</p>}
        <Contact application={application} />
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <StatusMark application={application} />
        <p className="text-ink-soft">
          {`Applied ${shortDate(application.applied_date)}${application.source && ` (${sourceName(application.source)})`}.`}
          {application.status === 'Submitted' && ` Answer promised by ${dayOf(application.answer_due)}.`}
          {application.match_score !== null && ` ${application.match_score}% profile match when it was sent.`}
        </p>
      </div>
      <Suspense>
        <StageHistory key={application.id} application={application} jobId={props.jobId} />
      </Suspense>
      {application.is_blind && <BlindNotice application={application} />}
      <div className="mt-3">
        <Suspense>
          <PanelTabs {...props} tab={tab} onTab={onTab} />
        </Suspense>
      </div>
    </div>
  )
}
