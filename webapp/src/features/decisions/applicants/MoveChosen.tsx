import { MOST_DECISIONS } from '@/api/server.gen'
import type { Applicant } from '@/api/decisions'
import { useStagesQuery } from '@/api/stages'
import { Select } from '@/components/Select'
import { useMoves } from '@/features/decisions/applicants/useMoves'
import { notify } from '@/lib/notify'
import { counted } from '@/rules/figures'

type Props = { jobId: number; chosen: readonly Applicant[]; onMoved: () => void }

/** Moves all chosen applications that await a decision to one stage. */
export function MoveChosen({ jobId, chosen, onMoved }: Props) {
  const { data } = useStagesQuery(jobId)
  const stages = data?.stages ?? []
  const { move } = useMoves(jobId, stages)
  const undecided = chosen.filter(({ status }) => status === 'Submitted')
  if (undecided.length === 0 || stages.length === 0) return null

  const moveTo = async (id: number) => {
    const to = stages.find((stage) => stage.id === id)
    if (!to || !(await move(undecided, to))) return
    notify(`${counted(undecided.length, 'application')} moved to ${to.name}.`, { tone: 'good' })
    onMoved()
  }
  return (
    <Select
      aria-label="Move to a stage"
      className="[&_select]:h-8.5 [&_select]:text-13"
      disabled={undecided.length > MOST_DECISIONS}
      value=""
      onChange={({ target }) => void moveTo(Number(target.value))}
    >
      <option value="">{`Move ${undecided.length} to...`}</option>
      {stages.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
