import { ArrowRight, Check, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, type RefObject } from 'react'

import type { Applicant } from '@/api/decisions'
import { Button } from '@/components/Button'
import type { useDecisions } from '@/features/decisions/applicants/useDecisions'
import { useKeysWithin } from '@/lib/useRowKeys'
import type { Status } from '@/rules/tracker'

const DecideDialog = lazy(() =>
  import('@/features/decisions/applicants/DecideDialog').then((file) => ({ default: file.DecideDialog })),
)
const MoveDialog = lazy(() =>
  import('@/features/decisions/applicants/MoveDialog').then((file) => ({ default: file.MoveDialog })),
)

export type Decisions = Pick<ReturnType<typeof useDecisions>, 'decide' | 'isHeld' | 'busy'>

type Props = {
  application: Applicant
  jobId: number
  /** The keys work where the focus is within it. */
  place: RefObject<HTMLElement | null>
  decisions: Decisions
}

/** Moves, selects and rejects the applicant whose thread is open, without leaving it. */
export function ThreadActs({ application, jobId, place, decisions: { decide, isHeld, busy } }: Props) {
  const [asking, setAsking] = useState<'move' | Status | null>(null)
  const isWaiting = isHeld(application.id) || busy.has(application.id)
  const isOpen = application.status === 'Submitted' && !application.withdrawn_at && !isWaiting
  const close = () => setAsking(null)
  // The button that asked is gone while a decision waits; the keys work on where the focus goes.
  useEffect(() => {
    if (!isOpen && document.activeElement === document.body) place.current?.querySelector('h2')?.focus()
  }, [isOpen, asking, place])
  const ask = (what: 'move' | Status) => (isOpen ? () => setAsking(what) : null)
  useKeysWithin(place, { m: ask('move'), s: ask('Selected'), r: ask('Rejected') })
  return (
    <>
      {isOpen && (
        <span className="inbox-acts">
          <Button size="small" icon={<ArrowRight aria-hidden />} title="M" onClick={() => setAsking('move')}>
            Move to...
          </Button>
          <Button size="small" icon={<Check aria-hidden />} title="S" onClick={() => setAsking('Selected')}>
            Select...
          </Button>
          <Button
            size="small"
            variant="danger"
            icon={<X aria-hidden />}
            title="R"
            onClick={() => setAsking('Rejected')}
          >
            Reject...
          </Button>
        </span>
      )}
      <Suspense>
        {asking === 'move' && (
          <MoveDialog jobId={jobId} applications={[application]} whom={application.full_name} onClose={close} />
        )}
        {asking && asking !== 'move' && (
          <DecideDialog
            change={{ status: asking, applications: [application] }}
            jobId={jobId}
            onDecide={decide}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
