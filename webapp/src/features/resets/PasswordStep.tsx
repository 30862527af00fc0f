import { useRef, useState, type FormEvent } from 'react'

import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { PasswordInput } from '@/components/PasswordInput'
import { PasswordParts } from '@/components/PasswordParts'
import { Notice } from '@/features/resets/Notice'
import type { Refused } from '@/features/resets/useReset'
import { passwordProblem, sentences } from '@/rules/identity'

type Props = {
  email: string
  busy: boolean
  onSet: (password: string) => Promise<Refused | null>
  onStartAgain: () => void
}

export function PasswordStep({ email, busy, onSet, onStartAgain }: Props) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [refused, setRefused] = useState<Refused & { confirmation?: string }>({})
  const form = useRef<HTMLFormElement>(null)

  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const field = passwordProblem(password) ?? undefined
    const mismatch = password === confirmation ? undefined : sentences.confirmation
    setRefused({ field, confirmation: mismatch })
    if (field || mismatch) return focus(field ? 'password' : 'confirmation')
    const failed = await onSet(password)
    if (!failed) return
    setRefused(failed)
    if (failed.field) focus('password')
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {/* For password managers: whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="New password" error={refused.field}>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            setRefused({})
          }}
        />
      </Field>
      <PasswordParts password={password} className="mt-2.5" />
      <Field label="Confirm password" error={refused.confirmation} className="mt-4">
        <PasswordInput
          what="the second password"
          name="confirmation"
          autoComplete="new-password"
          value={confirmation}
          onChange={(event) => {
            setConfirmation(event.target.value)
            setRefused({})
          }}
        />
      </Field>
      <Notice refused={refused} />
      {refused.notice && (
        <Button variant="quiet" onClick={onStartAgain} className="mt-2">
          Send a new code
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={busy ? 'Saving...' : undefined}
        className="mt-5 w-full"
      >
        Reset password
      </Button>
    </form>
  )
}
