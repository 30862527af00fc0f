import { useState } from 'react'

import { useBeginCoverMutation, useMoveCoverEndMutation, type CompanyMemberFields } from '@/api/companyMembers'
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

/** Somebody is away for a time: a colleague has the jobs until they come back, on a day that can still change. */
export function CoverDialog({ member, isYou, colleagues, onClose }: Props) {
  const [cover, setCover] = useState('')
  const isAway = member.away_until !== null
  const [until, setUntil] = useState(member.away_until ?? '')
  const [begin, beginning] = useBeginCoverMutation()
  const [move, moving] = useMoveCoverEndMutation()
  const { isLoading, error } = isAway ? moving : beginning
  const jobs = counted(member.jobs, 'job')
  const userId = member.user_id

  async function submit() {
    const { data } = await (isAway ? move({ userId, until }) : begin({ userId, cover_id: Number(cover), until }))
    if (!data) return
    notify(data.message, { tone: 'good', text: isAway ? undefined : `${jobs} handed over for a time.` })
    onClose()
  }

  return (
    <FormDialog
      {...(isAway
        ? {
            title: isYou ? 'Until when are you away?' : `Until when is ${member.username} away?`,
            lead: 'The jobs come back by themselves after the last day.',
            action: 'Change the last day',
            busy: 'Changing...',
          }
        : {
            title: isYou ? 'Who looks after your jobs?' : `Who looks after the jobs of ${member.username}?`,
            lead: `${jobs}, with all emails and decisions, from now on. They come back by themselves after the last day.`,
            action: 'Hand over for a time',
            busy: 'Handing over...',
          })}
      isBusy={isLoading}
      isIncomplete={!until || (!isAway && !cover)}
      onSubmit={submit}
      onClose={onClose}
    >
      {!isAway && (
        <Field label="Colleague" className="mb-3">
          <Select value={cover} onChange={({ target }) => setCover(target.value)}>
            <option value="">Choose a person</option>
            {colleagues.map(({ user_id, username }) => (
              <option key={user_id} value={user_id}>
                {username}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Last day away">
        <TextInput type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
      </Field>
      <FormNotice>{error && (messageOf(error) ?? 'That did not work. Please try again.')}</FormNotice>
    </FormDialog>
  )
}
