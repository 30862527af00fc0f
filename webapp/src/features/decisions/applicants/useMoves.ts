import { useRef, useState } from 'react'

import { applicantMoved, type Applicant } from '@/api/decisions'
import { useMoveApplicationsMutation, type Stage } from '@/api/stages'
import { useAppDispatch } from '@/lib/hooks'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/session'
import { messageOf } from '@/rules/errors'
import { movedMeanwhile, stageOf } from '@/rules/stages'

/** Moves applications between stages. A card is shown in its new stage at once, and goes back if the server refuses. */
export function useMoves(jobId: number, stages: readonly Stage[]) {
  const [send] = useMoveApplicationsMutation()
  const { user } = useSession()
  const dispatch = useAppDispatch()
  const [outcome, setOutcome] = useState('')
  // One after the other: a move begins where the one before it ended.
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const move = async (application: Applicant, to: Stage) => {
    const { id, full_name: name } = application
    const seen = stageOf(application, stages).id
    if (seen === to.id) return
    const takeBack = dispatch(applicantMoved(id, to.id))
    setOutcome(`${name} moved to ${to.name}.`)
    const answer = last.current.then(() => send({ jobId, stage: to.id, applications: [{ id, seen }] }))
    last.current = answer
    const { data, error } = await answer
    if (data?.success) return
    takeBack()
    setOutcome('')
    const result = data?.results[0]
    const text = result ? (movedMeanwhile(result.data ?? {}, user?.username) ?? result.message) : messageOf(error)
    notify(`${name} was not moved.`, { tone: 'bad', text })
  }
  return { move, outcome }
}
