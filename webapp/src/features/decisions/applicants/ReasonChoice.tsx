import { useJobReasonsQuery } from '@/api/rejectionReasons'
import { Checkbox } from '@/components/Checkbox'
import { Field } from '@/components/Field'
import { Select } from '@/components/Select'

export type Reason = { reason: string; isShared: boolean }
type Props = { jobId: number; value: Reason; onChange: (value: Reason) => void }

/** Why somebody is rejected, from the company's list, and whether the email says so. */
export function ReasonChoice({ jobId, value: { reason, isShared }, onChange }: Props) {
  const { data } = useJobReasonsQuery(jobId)
  return (
    <div className="mb-4 space-y-3">
      <Field label="Reason" hint="Optional">
        <Select value={reason} onChange={({ target }) => onChange({ reason: target.value, isShared })}>
          <option value="">No reason</option>
          {data?.reasons.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      {reason && (
        <Checkbox
          label="Tell the applicant this reason in the email"
          checked={isShared}
          onChange={({ target }) => onChange({ reason, isShared: target.checked })}
        />
      )}
    </div>
  )
}
