import { ArrowRight, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState, type RefObject } from 'react'

import type { Applicant } from '@/api/decisions'
import { Button } from '@/components/Button'
import { useDecisions } from '@/features/decisions/applicants/useDecisions'
import { keyWithin } from '@/lib/useRowKeys'
import { undoLast } from '@/lib/wayBack'
import type { Status } from '@/rules/tracker'

const DecideDialog = lazy(() =>
  import('@/features/decisions/applicants/DecideDialog').then((file) => ({ default: file.DecideDialog })),
)
const MoveDialog = lazy(() =>
  import('@/features/decisions/applicants/MoveDialog').then((file) => ({ default: file.MoveDialog })),
)

type Props = {
  application: Applicant
  jobId: number
  /** The keys work where the focus is within it. */
  place: RefObject<HTMLElement | null>
  toPrevious: (() => void) | null
  toNext: (() => void) | null
  onChanged: () => void
}

/** Moves and rejects the applicant whose thread is open, without leaving it. */
export function ThreadActs({ application, jobId, place, toPrevious, toNext, onChanged }: Props) {
  const { decide, isHeld } = useDecisions()
  const [asking, setAsking] = useState<'move' | Status | null>(null)
  const isOpen = application.status === 'Submitted' && !application.withdrawn_at && !isHeld(application.id)
  const close = () => setAsking(null)
  // The button that asked is gone while a decision waits; the keys work on where the focus goes.
  useEffect(() => {
    if (!isOpen && document.activeElement === document.body) place.current?.querySelector('h2')?.focus()
  }, [isOpen, asking, place])
  const press = useEffectEvent((event: KeyboardEvent) => {
    const byKey: Record<string, (() => void) | null> = {
      j: toNext,
      k: toPrevious,
      z: undoLast,
      ...(isOpen && { m: () => setAsking('move'), r: () => setAsking('Rejected'), s: () => setAsking('Selected') }),
    }
    const act = byKey[keyWithin(place.current, event) ?? '']
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
    <>
      {isOpen && (
        <span className="inbox-acts">
          <Button size="small" icon={<ArrowRight aria-hidden />} title="M" onClick={() => setAsking('move')}>
            Move to...
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
          <MoveDialog
            jobId={jobId}
            applications={[application]}
            whom={application.full_name}
            onMoved={onChanged}
            onClose={close}
          />
        )}
        {asking && asking !== 'move' && (
          <DecideDialog
            change={{ status: asking, applications: [application] }}
            jobId={jobId}
            onDecide={(change, words, onSent) =>
              decide(change, words, () => {
                onSent()
                onChanged()
              })
            }
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
