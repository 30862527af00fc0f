import { useRef, useState } from 'react'

import { applicantsMoved, type Applicant } from '@/api/decisions'
import { useMoveApplicationsMutation, type Stage } from '@/api/stages'
import { useAppDispatch } from '@/lib/hooks'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'
import { movedMeanwhile, stageOf } from '@/rules/stages'

/** Moves applications between stages. They are shown in their new stage at once, and go back if the server refuses. */
export function useMoves(jobId: number, stages: readonly Stage[]) {
  const [send] = useMoveApplicationsMutation()
  const { user } = useSession()
  const dispatch = useAppDispatch()
  const [outcome, setOutcome] = useState('')
  // One at a time: a move begins where the one before it ended.
  const last = useRef<Promise<unknown>>(Promise.resolve())

  /** Whether all of them are in the stage now. */
  const move = async (applications: readonly Applicant[], to: Stage): Promise<boolean> => {
    const moved = applications
      .map((one) => ({ id: one.id, name: one.full_name, seen: stageOf(one, stages).id }))
      .filter(({ seen }) => seen !== to.id)
    if (moved.length === 0) return true
    const whom = moved.length === 1 ? moved[0]!.name : counted(moved.length, 'application')
    const takeBack = dispatch(
      applicantsMoved(
        moved.map(({ id }) => id),
        to.id,
      ),
    )
    setOutcome(`${whom} moved to ${to.name}.`)
    const body = { jobId, stage: to.id, applications: moved.map(({ id, seen }) => ({ id, seen })) }
    const answer = last.current.then(() => send(body))
    last.current = answer
    const { data, error } = await answer
    if (data?.success) return true
    takeBack()
    setOutcome('')
    if (!data) {
      notify(`${whom} could not be moved.`, { tone: 'bad', text: messageOf(error) })
      return false
    }
    for (const { id, message, data: facts } of data.results.filter(({ success }) => !success)) {
      const name = moved.find((one) => one.id === id)?.name ?? ''
      notify(`${name} was not moved.`, { tone: 'bad', text: movedMeanwhile(facts ?? {}, user?.username) ?? message })
    }
    return false
  }
  return { move, outcome }
}
