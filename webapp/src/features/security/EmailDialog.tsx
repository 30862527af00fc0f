import { Mail } from 'lucide-react'
import { useRef, useState } from 'react'

import { useChangeMyEmailMutation } from '@/api/security'
import { Field } from '@/components/Field'
import { TextInput } from '@/components/TextInput'
import { FormDialog } from '@/components/FormDialog'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

const FAILED = 'That did not work. Please try again.'

/** Asks for a new address; it counts once both mailboxes have answered. */
export function EmailDialog({ company, onClose }: { company: string | null; onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [request, { isLoading }] = useChangeMyEmailMutation()
  const field = useRef<HTMLInputElement>(null)

  async function submit() {
    const { data, error: failed } = await request({ new_email: email.trim() })
    if (data) {
      notify(data.message, { tone: 'good' })
      return onClose()
    }
    setError(messageOf(failed) ?? FAILED)
    field.current?.focus()
  }

  return (
    <FormDialog
      title="Change your email"
      lead="We will send a link to the new address and another to your current one, which works until you have opened both."
      action="Send links"
      busy="Sending..."
      isBusy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="New email" error={error ?? undefined}>
        <TextInput
          ref={field}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          icon={<Mail />}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            setError(null)
          }}
        />
      </Field>
      {company && (
        <p className="mt-3 text-13 text-ink-soft">
          Your company’s log-in opens this account only while its email is at {company}. With another email you log in
          with a password, which you choose with “Forgot Password”.
        </p>
      )}
    </FormDialog>
  )
}
