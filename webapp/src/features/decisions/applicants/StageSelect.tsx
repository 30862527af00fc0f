import type { Stage } from '@/api/stages'
import { Select } from '@/components/Select'

type Props = {
  label: string
  stage: Stage
  stages: readonly Stage[]
  onStage: (stage: Stage) => void
  /** Where there are no buttons for them, the list ends with the two decisions. */
  onDecision?: (status: 'Selected' | 'Rejected') => void
}

/** The stage of one application, to choose another: for touch, and for people who cannot drag. */
export function StageSelect({ label, stage, stages, onStage, onDecision }: Props) {
  return (
    <Select
      aria-label={label}
      className="[&_select]:h-8.5 [&_select]:pr-4.5 [&_select]:pl-1.5 [&_select]:text-12 [&_svg]:right-1"
      value={stage.id}
      onChange={({ target }) => {
        if (target.value === 'Selected' || target.value === 'Rejected') return onDecision?.(target.value)
        const chosen = stages.find(({ id }) => id === Number(target.value))
        if (chosen) onStage(chosen)
      }}
    >
      {stages.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {onDecision && (
        <>
          <option value="Selected">Select...</option>
          <option value="Rejected">Reject...</option>
        </>
      )}
    </Select>
  )
}
