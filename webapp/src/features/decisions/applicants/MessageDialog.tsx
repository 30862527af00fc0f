import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'

import { useCompanyTemplatesQuery } from '@/api/answerTemplates'
import type { Applicant } from '@/api/decisions'
import { LONGEST_THREAD_MESSAGE, TEMPLATE_VARIABLES } from '@/api/server.gen'
import { useScheduledMessagesQuery } from '@/api/threads'
import { useMessageAllMutation, useMessagePreviewQuery } from '@/api/triage'
import { Checkbox } from '@/components/Checkbox'
import { Field } from '@/components/Field'
import { FormDialog } from '@/components/FormDialog'
import { IconButton } from '@/components/IconButton'
import { Select } from '@/components/Select'
import { TextArea } from '@/components/TextArea'
import { TextInput } from '@/components/TextInput'
import { useKeptText } from '@/lib/kept/useKeptText'
import { notify } from '@/lib/notify'
import { useDebounced } from '@/lib/useDebounced'
import { actLater } from '@/lib/wayBack'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

type Props = {
  jobId: number
  applications: readonly Applicant[]
  /** Who they are: a name, or how many. */
  whom: string
  onSent: () => void
  onClose: () => void
}

const PAUSE = 400 // milliseconds without a key, after which the preview follows

/** Writes to applicants, filled in for each; for some seconds it can be taken back. The text stays until it was sent. */
export function MessageDialog({ jobId, applications, whom, onSent, onClose }: Props) {
  const draft = useKeptText('group message', String(jobId))
  const { text, setText } = draft
  const [template, setTemplate] = useState('')
  const [isLater, setLater] = useState(false)
  const [time, setTime] = useState('')
  const { data: company } = useCompanyTemplatesQuery()
  const { data: scheduled } = useScheduledMessagesQuery(undefined, { skip: !isLater })
  const [messageAll] = useMessageAllMutation()

  const send = async () => {
    const words = text
    const { data, error } = await messageAll({
      application_ids: applications.map(({ id }) => id),
      text: words,
      ...(isLater && { send_at: time }),
    })
    if (!data) return notify('Nothing was sent.', { tone: 'bad', text: messageOf(error) })
    const refused = data.results.filter(({ success }) => !success)
    const reached = counted(data.results.length - refused.length, 'applicant')
    const nameOf = (id: number) => applications.find((applicant) => applicant.id === id)?.full_name
    if (refused.length < data.results.length) {
      draft.forget()
      onSent()
    }
    notify(isLater ? `Scheduled for ${reached}.` : `Sent to ${reached}.`, {
      tone: refused.length > 0 ? 'warning' : 'good',
      text: refused.map(({ id, message }) => `${nameOf(id)}: ${message}`).join(' ') || undefined,
    })
  }
  const submit = async () => {
    onClose()
    actLater(`Message to ${whom}`, send)
  }
  return (
    <FormDialog
      title="Write a message"
      lead={`${whom}. ${applications.length > 1 ? 'Each gets an email of their own' : 'They get an email'}, and answers come into their thread.`}
      action={isLater ? 'Schedule' : 'Send'}
      busy="Sending..."
      isBusy={false}
      isIncomplete={!text.trim() || (isLater && !time)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Template" hint="Optional">
        <Select
          value={template}
          onChange={({ target }) => {
            setTemplate(target.value)
            const chosen = company?.templates.find(({ name }) => name === target.value)
            if (chosen) setText(chosen.text)
          }}
        >
          <option value="">No template</option>
          {company?.templates.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field
        className="mt-3"
        label="Message"
        hint={`Filled in for each: ${TEMPLATE_VARIABLES.map((name) => `{${name}}`).join(', ')}`}
      >
        <TextArea
          data-first-focus
          dir="auto"
          rows={6}
          maxLength={LONGEST_THREAD_MESSAGE}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Preview applications={applications} text={text} />
      <div className="mt-3">
        <Checkbox label="Send later" checked={isLater} onChange={({ target }) => setLater(target.checked)} />
      </div>
      {isLater && (
        <Field className="mt-2" label="Send at" hint={scheduled?.zone}>
          <TextInput type="datetime-local" value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
      )}
    </FormDialog>
  )
}

/** How the message reads for one of them, and for the others one after the other. */
function Preview({ applications, text }: { applications: readonly Applicant[]; text: string }) {
  const [at, setAt] = useState(0)
  const settled = useDebounced(text.trim(), PAUSE)
  const applicant = applications[Math.min(at, applications.length - 1)]!
  const { currentData, error } = useMessagePreviewQuery({ id: applicant.id, text: settled }, { skip: !settled })
  if (!settled) return null
  return (
    <section aria-label="Preview" className="mt-3 rounded-control border border-line bg-sunken p-3 text-13">
      <div className="flex items-center justify-between gap-2">
        <h3 dir="auto" className="min-w-0 text-13 wrap-anywhere">
          {`As ${applicant.full_name} reads it`}
        </h3>
        {applications.length > 1 && (
          <span className="flex shrink-0 items-center gap-1">
            <IconButton aria-label="Previous applicant" disabled={at === 0} onClick={() => setAt(at - 1)}>
              <ChevronUp aria-hidden />
            </IconButton>
            <IconButton
              aria-label="Next applicant"
              disabled={at >= applications.length - 1}
              onClick={() => setAt(at + 1)}
            >
              <ChevronDown aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
      <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere" role="status">
        {currentData?.text ?? (error ? messageOf(error) : 'Reading the resume...')}
      </p>
      {currentData && currentData.gaps.length > 0 && (
        <p className="mt-2 text-12 text-medium">
          {`${applicant.full_name} would get no message: ${currentData.gaps.map((gap) => `{${gap}}`).join(', ')} cannot be filled in.`}
        </p>
      )}
    </section>
  )
}
