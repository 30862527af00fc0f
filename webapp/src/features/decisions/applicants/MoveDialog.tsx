import type { Applicant } from '@/api/decisions'
import { useStagesQuery } from '@/api/stages'
import { ChoiceDialog } from '@/features/decisions/applicants/ChoiceDialog'
import { StageSign } from '@/features/decisions/applicants/StageSign'
import { useMoves } from '@/features/decisions/applicants/useMoves'
import { stageOf } from '@/rules/stages'

type Props = {
  jobId: number
  /** None of them is decided. */
  applications: readonly Applicant[]
  /** Who they are: a name, or how many. */
  whom: string
  onMoved?: () => void
  onClose: () => void
}

/** Moves applications to another stage; for some seconds it can be taken back. */
export function MoveDialog({ jobId, applications, whom, onMoved, onClose }: Props) {
  const { data, isError } = useStagesQuery(jobId)
  const stages = data?.stages ?? []
  const { moveWithWayBack } = useMoves(jobId, stages)
  const stagesBefore = new Set(applications.map((applicant) => stageOf(applicant, stages)?.id))
  const [only] = stagesBefore.size === 1 ? [...stagesBefore] : []

  const moveTo = async (to: (typeof stages)[number]) => {
    if (await moveWithWayBack(applications, to)) onMoved?.()
  }
  if (!data && !isError) return null
  const choices = stages
    .map((stage, at) => ({
      key: String(stage.id),
      name: stage.name,
      sign: <StageSign at={at} of={stages.length} />,
      onChoose: () => void moveTo(stage),
    }))
    .filter(({ key }) => key !== String(only))
  return (
    <ChoiceDialog
      title="Move to a stage"
      lead={data ? whom : 'The stages could not be loaded.'}
      choices={choices}
      onClose={onClose}
    />
  )
}
