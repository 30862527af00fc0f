import { useRef } from 'react'

import { applicantsMoved, type Applicant } from '@/api/decisions'
import { useMoveApplicationsMutation, type Stage } from '@/api/stages'
import { useAppDispatch } from '@/lib/hooks'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { offerWayBack } from '@/lib/wayBack'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'
import { movedMeanwhile, stageOf } from '@/rules/stages'

const whomOf = (applications: readonly Applicant[]) =>
  applications.length === 1 ? applications[0]!.full_name : counted(applications.length, 'application')

/** Moves applications between stages. They are shown in their new stage at once, and go back if the server refuses. */
export function useMoves(jobId: number, stages: readonly Stage[]) {
  const [send] = useMoveApplicationsMutation()
  const { user } = useSession()
  const dispatch = useAppDispatch()
  // One at a time: a move begins where the one before it ended.
  const last = useRef<Promise<unknown>>(Promise.resolve())

  /** Whether all of them are in the stage now. */
  const move = async (applications: readonly Applicant[], to: Stage): Promise<boolean> => {
    const applicants = applications.filter((applicant) => stageOf(applicant, stages).id !== to.id)
    if (applicants.length === 0) return true
    const whom = whomOf(applicants)
    const moved = applicants.map((applicant) => ({
      id: applicant.id,
      name: applicant.full_name,
      seen: stageOf(applicant, stages).id,
    }))
    const takeBack = dispatch(
      applicantsMoved(
        moved.map(({ id }) => id),
        to.id,
      ),
    )
    const body = { jobId, stage: to.id, applications: moved.map(({ id, seen }) => ({ id, seen })) }
    const answer = last.current.then(() => send(body))
    last.current = answer
    const { data, error } = await answer
    if (data?.success) return true
    takeBack()
    if (!data) {
      notify(`${whom} could not be moved.`, { tone: 'bad', text: messageOf(error) })
      return false
    }
    for (const { id, message, data: facts } of data.results.filter(({ success }) => !success)) {
      const name = moved.find((applicant) => applicant.id === id)?.name ?? ''
      notify(`${name} was not moved.`, { tone: 'bad', text: movedMeanwhile(facts ?? {}, user?.username) ?? message })
    }
    return false
  }
  /** The same, and for some seconds they can be taken back to where each of them was. */
  const moveWithWayBack = async (applications: readonly Applicant[], to: Stage): Promise<boolean> => {
    const moved = applications.filter((applicant) => stageOf(applicant, stages).id !== to.id)
    if (!(await move(applications, to))) return false
    if (moved.length === 0) return true
    offerWayBack(`${whomOf(moved)} moved to ${to.name}.`, async () => {
      const back = stages.map((stage) => {
        const inStage = moved.filter((applicant) => stageOf(applicant, stages).id === stage.id)
        return move(
          inStage.map((applicant) => ({ ...applicant, stage: to.id })),
          stage,
        )
      })
      return (await Promise.all(back)).includes(false) ? new Error() : undefined
    })
    return true
  }
  return { move, moveWithWayBack }
}
