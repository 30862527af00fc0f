import { useAddReasonMutation, useJobReasonsQuery, useReasonsQuery } from '@/api/rejectionReasons'
import { Badge } from '@/components/Badge'
import { Field } from '@/components/Field'
import { ReasonSelect } from '@/features/decisions/applicants/ReasonSelect'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { shortMoment } from '@/rules/tracker'

type Props = { applicationId: number; jobId: number; isRejected: boolean }

/** Why an application was rejected, for the people who decide; nothing as long as nobody has rejected it. */
export function Reasons({ applicationId, jobId, isRejected }: Props) {
  const { data } = useReasonsQuery(applicationId)
  const { data: list } = useJobReasonsQuery(jobId, { skip: !isRejected })
  const [add, { isLoading }] = useAddReasonMutation()
  if (!data || (!isRejected && data.reasons.length === 0)) return null
  const write = async (reason: string) => {
    const { error } = await add({ id: applicationId, reason })
    if (error) notify('The reason was not saved', { tone: 'bad', text: messageOf(error) })
  }
  return (
    <section aria-label="Reason" className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 text-15">Reason</h3>
      {isRejected && (
        <Field label="Only your team sees it" className="mb-3">
          <ReasonSelect
            reasons={[...new Set([...(list?.reasons ?? []), ...data.reasons.map(({ reason }) => reason)])]}
            value={data.reasons.at(-1)?.reason ?? ''}
            isDisabled={isLoading}
            onChange={(reason) => reason && void write(reason)}
          />
        </Field>
      )}
      <ol className="space-y-2">
        {data.reasons.map(({ reason, is_shared: isShared, by, at }) => (
          <li key={at} className="wrap-anywhere">
            <span className="flex flex-wrap items-center gap-2">
              <span dir="auto">{reason}</span>
              {isShared && <Badge tone="brand">In the email</Badge>}
            </span>
            <span className="mt-0.5 block text-12 text-ink-soft">{`${by}, ${shortMoment(at)}`}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
