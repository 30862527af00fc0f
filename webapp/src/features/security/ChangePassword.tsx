import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react'

import { useChangeMyPasswordMutation } from '@/api/security'
import { PASSWORD_NEEDED } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Field } from '@/components/Field'
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
  /** Counts the strange devices that the person has reported: each time the form asks for a new password. */
  strangers?: number
}

/** A new password for somebody who knows the present one, or a first one for somebody who logs in through a company. */
export function ChangePassword({ hasPassword, strangers = 0 }: Props) {
  const [passwords, setPasswords] = useState(EMPTY)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [change, { isLoading }] = useChangeMyPasswordMutation()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (strangers > 0) form.current?.querySelector('input')?.focus()
  }, [strangers])

  const tell = (next: Problem) => {
    setProblem(next)
    form.current?.querySelector<HTMLInputElement>(`[name=${next.field}]`)?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    if (hasPassword && passwords.password === '') return tell({ field: 'password', text: PASSWORD_NEEDED })
    const { data, error } = await change(passwords)
    if (!data) {
      const isOfNew = !hasPassword || OF_NEW.has(codeOf(error) ?? '')
      const field = isOfNew ? 'new_password' : 'password'
      return tell({ field, text: messageOf(error) ?? FAILED })
    }
    setPasswords(EMPTY)
    setProblem(null)
    notify(data.message, { tone: 'good' })
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
    <Card aria-labelledby="password">
      <CardHead
        id="password"
        title="Password"
        lead={
          hasPassword
            ? 'Changing it logs out every other device'
            : 'You have none: your company logs you in. Choosing one logs out every other device'
        }
      />
      {strangers > 0 && (
        <div className="px-4 pt-4 tablet:px-5">
          <FormNotice>Somebody else was logged in and may know your password. Choose a new one now.</FormNotice>
        </div>
      )}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4 p-4 tablet:grid-cols-2 tablet:p-5"
      >
        {hasPassword && (
          <Field label="Current password" error={errorOf('password')}>
            <PasswordInput what="current password" autoComplete="current-password" {...inputOf('password')} />
          </Field>
        )}
        <div>
          <Field label="New password" error={errorOf('new_password')}>
            <PasswordInput what="new password" autoComplete="new-password" {...inputOf('new_password')} />
          </Field>
          <PasswordParts password={passwords.new_password} className="mt-2" />
        </div>
        <div>
          <Button type="submit" variant="primary" busy={isLoading ? 'Saving...' : undefined}>
            {hasPassword ? 'Change password' : 'Choose password'}
          </Button>
        </div>
      </form>
    </Card>
  )
}
