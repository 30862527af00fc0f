import '@/features/decisions/applicants/triage.css'
import { useState, type FormEvent } from 'react'

import { LONGEST_TAG } from '@/api/server.gen'
import type { Applicant } from '@/api/decisions'
import { useTagApplicationsMutation } from '@/api/triage'
import { Button } from '@/components/Button'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

/** The tags of one application, to take off, and a field for another. */
export function OwnTags({ application }: { application: Applicant }) {
  const [tag, { isLoading }] = useTagApplicationsMutation()
  const remove = async (text: string) => {
    const { error } = await tag({ application_ids: [application.id], add: [], remove: [text] })
    if (error) notify('The tag could not be removed.', { tone: 'bad', text: messageOf(error) })
  }
  return (
    <section aria-label="Tags" className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 text-15">Tags</h3>
      <span className="triage-tags">
        {application.tags.map((text) => (
          <Button
            key={text}
            size="row"
            disabled={isLoading}
            aria-label={`Remove the tag ${text}`}
            onClick={() => void remove(text)}
          >
            {text} ×
          </Button>
        ))}
        <TagForm application={application} />
      </span>
    </section>
  )
}

function TagForm({ application }: { application: Applicant }) {
  const [text, setText] = useState('')
  const [tag, { isLoading }] = useTagApplicationsMutation()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { error } = await tag({ application_ids: [application.id], add: [text], remove: [] })
    if (error) return notify('The tag could not be added.', { tone: 'bad', text: messageOf(error) })
    setText('')
  }
  return (
    <form className="flex items-center gap-1.5" onSubmit={(event) => void submit(event)}>
      <TextInput
        aria-label="Tag"
        placeholder="Tag"
        dir="auto"
        height="toolbar"
        className="w-32"
        maxLength={LONGEST_TAG}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="small" disabled={!text.trim()} busy={isLoading ? 'Adding' : undefined}>
        Add tag
      </Button>
    </form>
  )
}
