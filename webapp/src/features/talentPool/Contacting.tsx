import { useState } from 'react'

import { LONGEST_MESSAGE } from '@/api/server.gen'
import { useCompanyJobsQuery } from '@/api/companyMembers'
import {
  useInvitePoolPeopleMutation,
  usePoolTemplatesQuery,
  useWriteToPoolPersonMutation,
  type PoolPerson,
} from '@/api/talentPool'
import { Field } from '@/components/Field'
import { FormDialog } from '@/components/FormDialog'
import { FormNotice } from '@/components/FormNotice'
import { Select } from '@/components/Select'
import { TextArea } from '@/components/TextArea'
import { useKeptText } from '@/lib/kept/useKeptText'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

const FAILED = 'That did not work. Please try again.'
const MOST_JOBS = 100

type DialogProps = { onClose: () => void; onDone: () => void }

/** Which job, and what to write about it. */
export function InviteDialog({
  people,
  ready,
  onClose,
  onDone,
}: DialogProps & { people: PoolPerson[]; ready: PoolPerson[] }) {
  const { data } = useCompanyJobsQuery({ page: 1, pageSize: MOST_JOBS })
  const [invite, { isLoading, error }] = useInvitePoolPeopleMutation()
  const [job, setJob] = useState('')
  const { text: message, setText: setMessage, forget } = useKeptText('pool', 'invitation')
  const without = people.length - ready.length

  async function submit() {
    const { data: done } = await invite({ keys: ready.map(({ key }) => key), job_id: Number(job), message })
    if (!done) return
    forget()
    notify(`${counted(done.written, 'person', 'people')} invited.`, { tone: 'good', text: leftOut(done.left_out) })
    onClose()
    onDone()
  }

  return (
    <FormDialog
      title={`Invite ${ready.length === 1 ? ready[0]?.name : counted(ready.length, 'person', 'people')} to apply`}
      lead={
        without > 0
          ? `${counted(without, 'person', 'people')} without consent will be left out.`
          : 'Each gets an email from us. Replies go to you.'
      }
      action="Invite"
      busy="Inviting..."
      isBusy={isLoading}
      isIncomplete={!job}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Job">
        <Select value={job} onChange={(event) => setJob(event.target.value)}>
          <option value="">Choose an open job</option>
          {data?.jobs
            .filter(({ position, can_edit }) => position === 'open' && can_edit)
            .map(({ id, title, location }) => (
              <option key={id} value={id}>
                {`${title}, ${location}`}
              </option>
            ))}
        </Select>
      </Field>
      <Field label="Message" hint="Optional" className="mt-3">
        <TextArea maxLength={LONGEST_MESSAGE} value={message} onChange={(event) => setMessage(event.target.value)} />
      </Field>
      <FormNotice>{error && (messageOf(error) ?? FAILED)}</FormNotice>
    </FormDialog>
  )
}

/** A message, optionally from a template. */
export function WriteDialog({ person, onClose, onDone }: DialogProps & { person: PoolPerson }) {
  const { data } = usePoolTemplatesQuery(person.key)
  const [write, { isLoading, error }] = useWriteToPoolPersonMutation()
  const { text: message, setText: setMessage, forget } = useKeptText('pool', person.key)

  async function submit() {
    const { data: done } = await write({ key: person.key, message })
    if (!done) return
    forget()
    notify(`Your message to ${person.name} is on its way.`, { tone: 'good' })
    onClose()
    onDone()
  }

  return (
    <FormDialog
      title={`Write to ${person.name}`}
      lead="The email comes from us, with your name. Replies go to you."
      action="Send"
      busy="Sending..."
      isBusy={isLoading}
      isIncomplete={!message.trim()}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Template">
        <Select
          value=""
          onChange={({ target }) => setMessage(data?.templates.find(({ name }) => name === target.value)?.text ?? '')}
        >
          <option value="">Choose one</option>
          {data?.templates.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field label="Message" className="mt-3">
        <TextArea
          rows={8}
          maxLength={LONGEST_MESSAGE}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      <FormNotice>{error && (messageOf(error) ?? FAILED)}</FormNotice>
    </FormDialog>
  )
}

export const leftOut = (count: number) =>
  count > 0
    ? `${counted(count, 'person', 'people')} left out: no consent, no address, or the same email before.`
    : undefined
