import { useState } from 'react'

import { LONGEST_TAG } from '@/api/server.gen'
import type { Applicant } from '@/api/decisions'
import { useTagApplicationsMutation } from '@/api/triage'
import { Field } from '@/components/Field'
import { FormDialog } from '@/components/FormDialog'
import { FormNotice } from '@/components/FormNotice'
import { TextInput } from '@/components/TextInput'
import { offerWayBack } from '@/lib/wayBack'
import { messageOf } from '@/rules/errors'

type Props = {
  applications: readonly Applicant[]
  /** Who they are: a name, or how many. */
  whom: string
  /** Those that are in use for this job. */
  tags: readonly string[]
  onTagged: () => void
  onClose: () => void
}

/** Puts a tag on applications; for some seconds it can be taken back. */
export function TagDialog({ applications, whom, tags, onTagged, onClose }: Props) {
  const [text, setText] = useState('')
  const [change, { isLoading, error }] = useTagApplicationsMutation()
  const submit = async () => {
    const tag = text.trim()
    const newly = applications.filter((applicant) => !applicant.tags.includes(tag)).map(({ id }) => id)
    const { error: failed } = await change({
      application_ids: applications.map(({ id }) => id),
      add: [tag],
      remove: [],
    })
    if (failed) return
    onClose()
    onTagged()
    if (newly.length > 0)
      offerWayBack(`${whom} tagged ${tag}.`, async () => {
        const answer = await change({ application_ids: newly, add: [], remove: [tag] })
        return answer.error
      })
  }
  return (
    <FormDialog
      title="Add a tag"
      lead={whom}
      action="Add tag"
      busy="Adding..."
      isBusy={isLoading}
      isIncomplete={!text.trim()}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Tag">
        <TextInput
          data-first-focus
          dir="auto"
          autoComplete="off"
          list="tags-in-use"
          maxLength={LONGEST_TAG}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <datalist id="tags-in-use">
        {tags.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
      <FormNotice className="mt-3">{error && (messageOf(error) ?? 'The tag could not be added.')}</FormNotice>
    </FormDialog>
  )
}
