import { Select } from '@/components/Select'

type Props = {
  reasons: readonly string[] | undefined
  value: string
  isDisabled?: boolean
  onChange: (reason: string) => void
}

/** One of the reasons for a rejection, or none. */
export function ReasonSelect({ reasons, value, isDisabled, onChange }: Props) {
  return (
    <Select value={value} disabled={isDisabled} onChange={({ target }) => onChange(target.value)}>
      <option value="">No reason</option>
      {reasons?.map((reason) => (
        <option key={reason}>{reason}</option>
      ))}
    </Select>
  )
}
