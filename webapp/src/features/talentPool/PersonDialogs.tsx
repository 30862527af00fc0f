import { useState } from 'react'

import { useRemovePoolPersonMutation, useTagPoolPersonMutation, type PoolPerson } from '@/api/talentPool'
import { Field } from '@/components/Field'
import { FormDialog } from '@/components/FormDialog'
import { FormNotice } from '@/components/FormNotice'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

const FAILED = 'That did not work. Please try again.'

/** The tags of somebody. */
export function TagDialog({ person, onClose }: { person: PoolPerson; onClose: () => void }) {
  const [words, setWords] = useState(person.tags.join(', '))
  const [tag, { isLoading, error }] = useTagPoolPersonMutation()

  async function submit() {
    const { data } = await tag({ key: person.key, tags: words.split(',') })
    if (!data) return
    notify(`The tags of ${person.name} are saved.`, { tone: 'good' })
    onClose()
  }

  return (
    <FormDialog
      title={`Tags of ${person.name}`}
      lead="Recruiters and owners of your company see them."
      action="Save"
      busy="Saving..."
      isBusy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Tags" hint="between commas">
        <TextInput value={words} onChange={(event) => setWords(event.target.value)} />
      </Field>
      <FormNotice>{error && (messageOf(error) ?? FAILED)}</FormNotice>
    </FormDialog>
  )
}

/** Asks before somebody who was added is removed. */
export function RemoveDialog({ person, onClose }: { person: PoolPerson; onClose: () => void }) {
  const [remove, { isLoading, error }] = useRemovePoolPersonMutation()

  async function submit() {
    const { data } = await remove(person.key)
    if (!data) return
    notify(`${person.name} is no longer in the pool.`)
    onClose()
  }

  return (
    <FormDialog
      title={`Remove ${person.name}?`}
      lead="Everything that the pool holds about this person is deleted."
      action="Remove"
      busy="Removing..."
      isBusy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormNotice>{error && (messageOf(error) ?? FAILED)}</FormNotice>
    </FormDialog>
  )
}
