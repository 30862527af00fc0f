import { useState } from 'react'

import { useHandOverMutation, type CompanyMemberFields } from '@/api/companyMembers'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { Select } from '@/components/Select'
import { notify } from '@/lib/notify'
import { counted } from '@/rules/figures'
import { messageOf } from '@/rules/errors'

type Props = {
  member: CompanyMemberFields
  isYou: boolean
  /** Who may take over jobs. */
  heirs: CompanyMemberFields[]
  onClose: () => void
}

/** Somebody who has jobs leaves: the jobs get another recruiter first. */
export function HandOver({ member, isYou, heirs, onClose }: Props) {
  const [heir, setHeir] = useState('')
  const [handOver, { isLoading, error }] = useHandOverMutation()

  async function confirm() {
    const { data } = await handOver({ userId: member.user_id, heir_id: Number(heir) })
    if (!data) return
    notify(data.message, { tone: 'good', text: `${counted(member.jobs, 'job')} handed over.` })
    onClose()
  }

  return (
    <Dialog
      open
      urgent
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title={isYou ? 'Leave the company?' : `${member.username} leaves`}
      lead="Applicants keep the dates they were promised. Notes keep their author."
      actions={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button
            variant="solid-danger"
            disabled={!heir}
            busy={isLoading ? 'Handing over...' : undefined}
            onClick={() => void confirm()}
          >
            {isYou ? 'Hand over and leave' : 'Hand over and end access'}
          </Button>
        </>
      }
    >
      <Field label={`Who takes over ${counted(member.jobs, 'job')} and the applicants?`}>
        <Select value={heir} onChange={({ target }) => setHeir(target.value)}>
          <option value="">Choose a person</option>
          {heirs.map(({ user_id, username }) => (
            <option key={user_id} value={user_id}>
              {username}
            </option>
          ))}
        </Select>
      </Field>
      <FormNotice className="mt-4">{error && (messageOf(error) ?? 'That did not work. Please try again.')}</FormNotice>
    </Dialog>
  )
}
