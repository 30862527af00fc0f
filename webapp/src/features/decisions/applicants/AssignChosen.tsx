import { MOST_DECISIONS } from '@/api/server.gen'
import type { Applicant } from '@/api/decisions'
import { useAssignApplicationsMutation, useAssigneesQuery } from '@/api/triage'
import { Select } from '@/components/Select'
import { hold } from '@/lib/holding'
import { notify, withdraw } from '@/lib/notify'
import { HOLD_SECONDS } from '@/rules/decisions'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

type Props = { jobId: number; chosen: readonly Applicant[]; onAssigned: () => void }

const NOBODY = 'nobody'
const NOTICE = 'assigned'

/** Gives all chosen applications to one person; for some seconds it can be taken back. */
export function AssignChosen({ jobId, chosen, onAssigned }: Props) {
  const { data } = useAssigneesQuery(jobId)
  const [assign] = useAssignApplicationsMutation()
  if (!data) return null

  const undo = async (before: readonly Applicant[]) => {
    const people = [...new Set(before.map(({ assignee_id: id }) => id))]
    const idsOf = (person: number | null) => before.filter((one) => one.assignee_id === person).map(({ id }) => id)
    const answers = await Promise.all(
      people.map((person) => assign({ application_ids: idsOf(person), assignee_id: person })),
    )
    const failed = answers.find(({ error }) => error)
    if (failed) notify('It could not be taken back.', { tone: 'bad', text: messageOf(failed.error) })
    else notify('Taken back.', { tone: 'good' })
  }

  const giveTo = async (value: string) => {
    const id = value === NOBODY ? null : Number(value)
    const { error } = await assign({ application_ids: chosen.map((one) => one.id), assignee_id: id })
    if (error) return notify('They could not be assigned.', { tone: 'bad', text: messageOf(error) })
    onAssigned()
    const waits = hold(HOLD_SECONDS * 1000, async () => withdraw(NOTICE))
    const name = data.assignees.find((one) => one.id === id)?.username ?? NOBODY
    notify(`${counted(chosen.length, 'application')} assigned to ${name}.`, {
      id: NOTICE,
      undoable: {
        ...waits,
        onUndo: () => {
          if (!waits.undo()) return
          withdraw(NOTICE)
          void undo(chosen)
        },
      },
    })
  }
  return (
    <Select
      aria-label="Assign to a person"
      className="[&_select]:h-8.5 [&_select]:text-13"
      disabled={chosen.length > MOST_DECISIONS}
      value=""
      onChange={({ target }) => void giveTo(target.value)}
    >
      <option value="">{`Assign ${chosen.length} to...`}</option>
      {data.assignees.map(({ id, username }) => (
        <option key={id} value={id}>
          {username}
        </option>
      ))}
      <option value={NOBODY}>Nobody</option>
    </Select>
  )
}
