import { CircleCheck } from 'lucide-react'
import { useId, useRef, useState, type FormEvent } from 'react'

import { LONGEST_EMAIL, LONGEST_HELP_MESSAGE, LONGEST_HELP_NAME } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormLine } from '@/components/FormLine'
import { TextArea } from '@/components/TextArea'
import { useSending } from '@/features/feedback/useSending'
import { useKeptForm } from '@/lib/kept/useKeptForm'
import { useLeft } from '@/lib/useLeft'
import { helpDeskErrors, type HelpDeskErrors } from '@/rules/helpDeskForm'

const empty = { name: '', email: '', message: '' }

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** A message to the people behind the product; no account is needed. What was typed survives closing and a reload, not the log-out. */
export function HelpDeskDialog({ open, onOpenChange }: Props) {
  const id = useId()
  const [form, setForm] = useKeptForm('help', empty)
  const [errors, setErrors] = useState<HelpDeskErrors>({})
  const [isSent, setSent] = useState(false)
  const fields = useRef<HTMLFormElement>(null)
  const send = useSending()
  useLeft(() => {
    setForm(empty)
    setErrors({})
    setSent(false)
  })

  const change = (part: Partial<typeof form>) => {
    setForm({ ...form, ...part })
    setSent(false)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in part))))
  }

  const show = (isOpen: boolean) => {
    if (!isOpen) setSent(false)
    onOpenChange(isOpen)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const problems = helpDeskErrors(form)
    setErrors(problems)
    setSent(false)
    const first = Object.keys(problems)[0]
    if (first) return fields.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    void send({ name: form.name.trim(), email: form.email.trim(), message: form.message.trim() })
    setForm(empty)
    setSent(true)
  }

  const line = { draft: form, errors, onChange: change }
  return (
    <Dialog
      open={open}
      onOpenChange={show}
      title="Help Desk"
      lead="Tell us what is wrong or missing, and where we can reach you."
      actions={
        <>
          <Button onClick={() => show(false)}>{isSent ? 'Close' : 'Cancel'}</Button>
          <Button type="submit" form={id} variant="primary">
            Send Message
          </Button>
        </>
      }
    >
      <form ref={fields} id={id} noValidate onSubmit={submit} className="-m-1 space-y-4 p-1">
        <FormLine {...line} name="name" label="Name" autoComplete="name" maxLength={LONGEST_HELP_NAME} />
        <FormLine
          {...line}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={LONGEST_EMAIL}
        />
        <Field label="Message" error={errors.message}>
          <TextArea
            name="message"
            rows={5}
            maxLength={LONGEST_HELP_MESSAGE}
            value={form.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        </Field>
        <div role="alert">
          {isSent && (
            <p className="flex items-start gap-2 rounded-control border border-good-line bg-good-soft px-3 py-2.5 text-13 text-good">
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
              Message sent successfully!
            </p>
          )}
        </div>
      </form>
    </Dialog>
  )
}
