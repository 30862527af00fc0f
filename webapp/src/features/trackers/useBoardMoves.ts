import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { useMoveTrackedJobMutation, type Stage, type TrackedJob, type TrackerStage } from '@/api/trackedJobs'
import { notify, withdraw } from '@/lib/notify'
import { useCardDrag } from '@/lib/useCardDrag'
import { messageOf } from '@/rules/errors'
import { cardKey, stageName } from '@/rules/trackerBoard'

const UNDO = 8_000 // milliseconds
const TOAST = 'board-move'
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Cards move by mouse, by M and the arrows, and by the list on a phone. */
export function useBoardMoves(jobs: readonly TrackedJob[], stages: readonly TrackerStage[]) {
  const [move] = useMoveTrackedJobMutation()
  /** The card that the keys move, and where to. */
  const [moving, setMoving] = useState<{ job: TrackedJob; to: Stage } | null>(null)
  /** The keys of the card that was moved last: an application gets another one with its first move. */
  const [last, setLast] = useState<readonly string[]>([])
  const refocus = useRef<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // A moved card is a new element in another column: focus goes along, also if an answer to an earlier move takes it
  // back for a moment, until it is somewhere else. A folded column has the focus for its cards.
  useEffect(() => {
    if (refocus.current.length === 0) return
    const card = `:is(${refocus.current.map((key) => `[data-card="${CSS.escape(key)}"]`).join(', ')})`
    const focused = document.activeElement
    if (focused === document.body)
      document.querySelector<HTMLElement>(`${card} button, [data-column][aria-expanded="false"]`)?.focus()
    else if (!focused?.closest(card)) refocus.current = []
  })

  const put = async (job: TrackedJob, stage: Stage) => {
    const { data, error } = await move({ card: job, stage })
    if (!data) notify('The job was not moved', { tone: 'bad', text: messageOf(error) ?? 'Please try again.' })
    return data?.job
  }

  const offerUndo = (job: TrackedJob, before: Stage) => {
    const end = Date.now() + UNDO
    const close = () => {
      clearTimeout(timer.current)
      withdraw(TOAST)
    }
    const onUndo = () => {
      close()
      void put(job, before)
    }
    notify(`Moved to ${stageName(stages, job.stage)}`, {
      tone: 'good',
      text: job.title,
      id: TOAST,
      undoable: { left: () => Math.max(0, end - Date.now()), pause: () => {}, resume: () => {}, onUndo },
    })
    clearTimeout(timer.current)
    timer.current = setTimeout(close, UNDO)
  }

  const change = async (job: TrackedJob, stage: Stage) => {
    setMoving(null)
    if (stage === job.stage) return
    const before = [cardKey(job)]
    refocus.current = before
    setLast(before)
    const moved = await put(job, stage)
    if (!moved) return
    const after = [...before, cardKey(moved)]
    if (refocus.current === before) refocus.current = after
    setLast(after)
    offerUndo(moved, job.stage)
  }

  const drag = useCardDrag((key, column) => {
    const job = jobs.find((card) => cardKey(card) === key)
    const stage = stages.find(({ key: stageKey }) => stageKey === column)?.key
    if (job && stage) void change(job, stage)
  })

  const keys = (job: TrackedJob) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isPick = event.key.toLowerCase() === 'm'
    if (!moving || cardKey(moving.job) !== cardKey(job)) {
      if (isPick) setMoving({ job, to: job.stage })
      return
    }
    const step = STEPS[event.key]
    const at = stages.findIndex(({ key }) => key === moving.to) + (step ?? 0)
    if (step) setMoving({ job, to: stages[Math.min(stages.length - 1, Math.max(0, at))]!.key })
    else if (isPick || event.key === 'Enter' || event.key === ' ') void change(job, moving.to)
    else if (event.key === 'Escape') setMoving(null)
    else return
    event.preventDefault()
  }

  /** Focuses this card as soon as what has the focus now is gone. */
  const focusNext = (job: TrackedJob) => {
    refocus.current = [cardKey(job)]
  }

  return { moving, drag, change, keys, focusNext, last, over: drag?.over ?? moving?.to }
}
