import type { Stage } from '@/api/stages'
import { Select } from '@/components/Select'

type Props = { label: string; stage: Stage; stages: readonly Stage[]; onStage: (stage: Stage) => void }

/** The stage of one application, to choose another: for touch, and for people who cannot drag. */
export function StageSelect({ label, stage, stages, onStage }: Props) {
  return (
    <Select
      aria-label={label}
      className="[&_select]:h-8.5 [&_select]:text-13"
      value={stage.id}
      onChange={({ target }) => {
        const chosen = stages.find(({ id }) => id === Number(target.value))
        if (chosen) onStage(chosen)
      }}
    >
      {stages.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
