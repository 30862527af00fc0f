import { useCompanyReasonsQuery, useEditCompanyReasonsMutation } from '@/api/rejectionReasons'
import { LONGEST_REASON, MOST_REASONS } from '@/api/server.gen'
import { Card, CardHead } from '@/components/Card'
import { Field } from '@/components/Field'
import { TextArea } from '@/components/TextArea'
import { SaveRow } from '@/features/companyMembers/SaveRow'
import { useKeptFields } from '@/lib/kept/useKeptFields'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

/** The reasons from which the company's people choose when they reject somebody; owners change them. */
export function RejectionReasons({ isOwner }: { isOwner: boolean }) {
  const { data } = useCompanyReasonsQuery()
  const saved = data?.reasons.join('\n') ?? ''
  const { fields, isChanged, change, discard } = useKeptFields('company', 'reasons', { lines: saved })
  const [edit, { isLoading }] = useEditCompanyReasonsMutation()
  if (!data) return null
  const save = async () => {
    const reasons = fields.lines.split('\n').filter((line) => line.trim())
    const { error } = await edit(reasons)
    if (error) return notify('The reasons were not saved', { tone: 'bad', text: messageOf(error) })
    discard()
    notify('Reasons saved.', { tone: 'good' })
  }
  return (
    <Card aria-labelledby="rejection-reasons">
      <CardHead id="rejection-reasons" title="Reasons for rejections" />
      <div className="space-y-3 p-4 tablet:p-5">
        {isOwner ? (
          <>
            <Field label="One per line" hint={`At most ${MOST_REASONS}`}>
              <TextArea
                rows={7}
                dir="auto"
                maxLength={MOST_REASONS * (LONGEST_REASON + 1)}
                value={fields.lines}
                onChange={({ target }) => change({ lines: target.value })}
              />
            </Field>
            <SaveRow name="reasons" isChanged={isChanged()} isBusy={isLoading} onSave={save} onDiscard={discard} />
          </>
        ) : (
          <ul className="space-y-1 text-13">
            {data.reasons.map((reason) => (
              <li key={reason} dir="auto" className="wrap-anywhere">
                {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
