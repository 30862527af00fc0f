import { useState } from 'react'

import {
  useRemovePoolPeopleMutation,
  useTagPoolPeopleMutation,
  useTagPoolPersonMutation,
  type PoolPerson,
} from '@/api/talentPool'
import { Checkbox } from '@/components/Checkbox'
import { Field } from '@/components/Field'
import { FormDialog } from '@/components/FormDialog'
import { FormNotice } from '@/components/FormNotice'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

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
      <Field label="Tags" hint="separated by commas">
        <TextInput value={words} onChange={(event) => setWords(event.target.value)} />
      </Field>
      <FormNotice>{error && (messageOf(error) ?? FAILED)}</FormNotice>
    </FormDialog>
  )
}

/** Tags for several people, in addition to those that they have. */
export function TagPeopleDialog({ people, onClose }: { people: PoolPerson[]; onClose: () => void }) {
  const [words, setWords] = useState('')
  const [gone, setGone] = useState<readonly string[]>([])
  const [tag, { isLoading, error }] = useTagPoolPeopleMutation()
  const tagsInUse = [...new Set(people.flatMap(({ tags }) => tags))]
  const add = words.split(',').flatMap((word) => word.trim() || [])

  async function submit() {
    const { data } = await tag({ keys: people.map(({ key }) => key), add, remove: [...gone] })
    if (!data) return
    notify(`The tags of ${counted(people.length, 'person', 'people')} are saved.`, { tone: 'good' })
    onClose()
  }

  return (
    <FormDialog
      title={`Tag ${counted(people.length, 'person', 'people')}`}
      lead="Recruiters and owners of your company see tags."
      action="Save"
      busy="Saving..."
      isBusy={isLoading}
      isIncomplete={add.length === 0 && gone.length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Add tags" hint="separated by commas">
        <TextInput value={words} onChange={(event) => setWords(event.target.value)} />
      </Field>
      {tagsInUse.length > 0 && (
        <fieldset className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
          <legend className="mb-1 text-13 font-label">Take tags off</legend>
          {tagsInUse.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={gone.includes(name)}
              onChange={() =>
                setGone(gone.includes(name) ? gone.filter((goneName) => goneName !== name) : [...gone, name])
              }
            />
          ))}
        </fieldset>
      )}
      <FormNotice>{error && (messageOf(error) ?? FAILED)}</FormNotice>
    </FormDialog>
  )
}

type RemoveProps = { people: PoolPerson[]; onClose: () => void; onDone?: () => void }

/** Asks before people who were added are deleted. */
export function RemoveDialog({ people, onClose, onDone }: RemoveProps) {
  const [remove, { isLoading, error }] = useRemovePoolPeopleMutation()
  const who = people.length === 1 ? people[0]!.name : counted(people.length, 'person', 'people')

  async function submit() {
    const { data } = await remove(people.map(({ key }) => key))
    if (!data) return
    notify(`${people.length === 1 ? who : counted(data.removed, 'person', 'people')} deleted from the pool.`)
    onClose()
    onDone?.()
  }

  return (
    <FormDialog
      title={`Delete ${who}?`}
      lead="Everything that the pool holds about them is deleted. Applicants stay with their applications."
      action={`Delete ${people.length === 1 ? '' : people.length}`.trim()}
      busy="Deleting..."
      isBusy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormNotice>{error && (messageOf(error) ?? FAILED)}</FormNotice>
    </FormDialog>
  )
}
