import { useState } from 'react'

import { useSaveDraftMutation } from '@/api/jobDrafts'
import { LONGEST_DRAFT_NAME } from '@/api/server.gen'
import { FormDialog } from '@/components/FormDialog'
import { FormNotice } from '@/components/FormNotice'
import { NameField } from '@/components/NameField'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import type { JobDraft } from '@/rules/jobForm'

type Props = { draft: JobDraft; onClose: () => void }

/** Gives a name to the form as it is, so that everybody in the company can begin a job with it. */
export function TemplateDialog({ draft, onClose }: Props) {
  const [name, setName] = useState(draft.title)
  const [save, { isLoading, error }] = useSaveDraftMutation()
  const submit = async () => {
    const { data } = await save({ draft: { name, is_template: true, form: { ...draft } } })
    if (!data) return
    notify('Template saved.', { tone: 'good', text: 'It is offered above the form of a new job.' })
    onClose()
  }
  return (
    <FormDialog
      title="Save as a template"
      lead="Everybody in your company who posts jobs can begin with it. Dates are not part of it."
      action="Save"
      busy="Saving..."
      isBusy={isLoading}
      isIncomplete={!name.trim()}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField longest={LONGEST_DRAFT_NAME} value={name} onChange={setName} />
      <FormNotice className="mt-3">{error && (messageOf(error) ?? 'The template could not be saved.')}</FormNotice>
    </FormDialog>
  )
}
