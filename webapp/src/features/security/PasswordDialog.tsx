import { useRef, useState, type ChangeEvent } from 'react'

import { useChangeMyPasswordMutation } from '@/api/security'
import { PASSWORD_NEEDED } from '@/api/server.gen'
import { Field } from '@/components/Field'
import { FormDialog } from '@/components/FormDialog'
import { FormNotice } from '@/components/FormNotice'
import { PasswordInput } from '@/components/PasswordInput'
import { PasswordParts } from '@/components/PasswordParts'
import { notify } from '@/lib/notify'
import { codeOf, messageOf } from '@/rules/errors'

const FAILED = 'That did not work. Please try again.'
const OF_NEW = new Set(['password_too_weak', 'password_leaked'])

const EMPTY = { password: '', new_password: '' }

type Problem = { field: keyof typeof EMPTY; text: string }

type Props = {
  hasPassword: boolean
  /** The person has just reported a strange device. */
  isUrgent: boolean
  onClose: () => void
}

/** A new password for somebody who knows the present one, or a first one for somebody who logs in through a company. */
export function PasswordDialog({ hasPassword, isUrgent, onClose }: Props) {
  const [passwords, setPasswords] = useState(EMPTY)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [change, { isLoading }] = useChangeMyPasswordMutation()
  const fields = useRef<HTMLDivElement>(null)

  const tell = (next: Problem) => {
    setProblem(next)
    fields.current?.querySelector<HTMLInputElement>(`[name=${next.field}]`)?.focus()
  }

  async function submit() {
    if (hasPassword && passwords.password === '') return tell({ field: 'password', text: PASSWORD_NEEDED })
    const { data, error } = await change(passwords)
    if (!data) {
      const isOfNew = !hasPassword || OF_NEW.has(codeOf(error) ?? '')
      const field = isOfNew ? 'new_password' : 'password'
      return tell({ field, text: messageOf(error) ?? FAILED })
    }
    notify(data.message, { tone: 'good' })
    onClose()
  }

  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem.text : undefined)
  const inputOf = (name: Problem['field']) => ({
    name,
    value: passwords[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setPasswords({ ...passwords, [name]: event.target.value })
      setProblem(null)
    },
  })
  return (
    <FormDialog
      title={hasPassword ? 'Change your password' : 'Choose a password'}
      lead={
        hasPassword
          ? 'Changing it logs out every other device.'
          : 'You have none, because you log in through your company. Choosing one logs out every other device.'
      }
      action={hasPassword ? 'Change password' : 'Choose password'}
      busy="Saving..."
      isBusy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <div ref={fields} className="space-y-4">
        {isUrgent && (
          <FormNotice>Somebody else was logged in and may know your password. Choose a new one now.</FormNotice>
        )}
        {hasPassword && (
          <Field label="Current password" error={errorOf('password')}>
            <PasswordInput
              data-first-focus
              what="current password"
              autoComplete="current-password"
              {...inputOf('password')}
            />
          </Field>
        )}
        <div>
          <Field label="New password" error={errorOf('new_password')}>
            <PasswordInput what="new password" autoComplete="new-password" {...inputOf('new_password')} />
          </Field>
          <PasswordParts password={passwords.new_password} className="mt-2" />
        </div>
      </div>
    </FormDialog>
  )
}
