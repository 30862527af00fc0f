import { useRef, useState, type FormEvent } from 'react'

import { useChangeMyPasswordMutation } from '@/api/security'
import { PASSWORD_NEEDED } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Field } from '@/components/Field'
import { PasswordInput } from '@/components/PasswordInput'
import { PasswordParts } from '@/components/PasswordParts'
import { notify } from '@/lib/notify'
import { codeOf, messageOf } from '@/rules/errors'

const FAILED = 'That did not work. Please try again.'
const OF_NEW = new Set(['password_too_weak', 'password_leaked'])

type Problem = { field: 'password' | 'new_password'; text: string }

/** A new password for somebody who knows the present one, or a first one for somebody whom their company lets in. */
export function ChangePassword({ hasPassword }: { hasPassword: boolean }) {
  const [password, setPassword] = useState('')
  const [chosen, setChosen] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [change, { isLoading }] = useChangeMyPasswordMutation()
  const form = useRef<HTMLFormElement>(null)

  const tell = (found: Problem) => {
    setProblem(found)
    form.current?.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    if (hasPassword && password === '') return tell({ field: 'password', text: PASSWORD_NEEDED })
    const { data, error } = await change({ password, new_password: chosen })
    if (!data) {
      const isOfNew = !hasPassword || OF_NEW.has(codeOf(error) ?? '')
      const field = isOfNew ? 'new_password' : 'password'
      return tell({ field, text: messageOf(error) ?? FAILED })
    }
    setPassword('')
    setChosen('')
    setProblem(null)
    notify(data.message, { tone: 'good' })
  }

  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem.text : undefined)
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
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4 p-4 tablet:grid-cols-2 tablet:p-5"
      >
        {hasPassword && (
          <Field label="Current password" error={errorOf('password')}>
            <PasswordInput
              name="password"
              what="current password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value)
                setProblem(null)
              }}
            />
          </Field>
        )}
        <div>
          <Field label="New password" error={errorOf('new_password')}>
            <PasswordInput
              name="new_password"
              what="new password"
              autoComplete="new-password"
              value={chosen}
              onChange={(event) => {
                setChosen(event.target.value)
                setProblem(null)
              }}
            />
          </Field>
          <PasswordParts password={chosen} className="mt-2" />
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
