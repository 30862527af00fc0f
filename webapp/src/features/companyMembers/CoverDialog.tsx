import { useState } from 'react'

import { useBeginCoverMutation, type CompanyMemberFields } from '@/api/companyMembers'
import { Field } from '@/components/Field'
import { FormDialog } from '@/components/FormDialog'
import { FormNotice } from '@/components/FormNotice'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

type Props = {
  member: CompanyMemberFields
  isYou: boolean
  /** Who may look after jobs. */
  colleagues: CompanyMemberFields[]
  onClose: () => void
}

/** Somebody is away for a time: a colleague has the jobs until they come back. */
export function CoverDialog({ member, isYou, colleagues, onClose }: Props) {
  const [cover, setCover] = useState('')
  const [until, setUntil] = useState('')
  const [begin, { isLoading, error }] = useBeginCoverMutation()
  const jobs = counted(member.jobs, 'job')

  async function submit() {
    const { data } = await begin({ userId: member.user_id, cover_id: Number(cover), until })
    if (!data) return
    notify(data.message, { tone: 'good', text: `${jobs} handed over for a time.` })
    onClose()
  }

  return (
    <FormDialog
      title={isYou ? 'Who looks after your jobs?' : `Who looks after the jobs of ${member.username}?`}
      lead={`${jobs}, with all emails and decisions, from now on. They come back by themselves after the last day.`}
      action="Hand over for a time"
      busy="Handing over..."
      isBusy={isLoading}
      isIncomplete={!cover || !until}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Colleague">
        <Select value={cover} onChange={({ target }) => setCover(target.value)}>
          <option value="">Choose a person</option>
          {colleagues.map(({ user_id, username }) => (
            <option key={user_id} value={user_id}>
              {username}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Last day away" className="mt-3">
        <TextInput type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
      </Field>
      <FormNotice>{error && (messageOf(error) ?? 'That did not work. Please try again.')}</FormNotice>
    </FormDialog>
  )
}
