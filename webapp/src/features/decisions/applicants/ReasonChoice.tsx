import { useJobReasonsQuery } from '@/api/rejectionReasons'
import { Field } from '@/components/Field'
import { ReasonSelect } from '@/features/decisions/applicants/ReasonSelect'
import { ShareReason } from '@/features/decisions/applicants/ShareReason'

export type Reason = { reason: string; isShared: boolean }
type Props = { jobId: number; value: Reason; onChange: (value: Reason) => void }

/** Why somebody is rejected, from the company's list, and whether the email says so. */
export function ReasonChoice({ jobId, value: { reason, isShared }, onChange }: Props) {
  const { data } = useJobReasonsQuery(jobId)
  return (
    <div className="mb-4 space-y-3">
      <Field label="Reason" hint="Optional">
        <ReasonSelect
          reasons={data?.reasons}
          value={reason}
          onChange={(name) => onChange({ reason: name, isShared })}
        />
      </Field>
      {reason && <ShareReason isShared={isShared} onChange={(shared) => onChange({ reason, isShared: shared })} />}
    </div>
  )
}
