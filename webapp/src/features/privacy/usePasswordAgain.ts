import { useState, type RefObject } from 'react'

import { PASSWORD_NEEDED } from '@/api/server.gen'
import { messageOf } from '@/rules/errors'

const FAILED = 'That did not work. Please try again.'

/** For a form that asks for the password again, and takes the focus back to it when something is wrong. */
export function usePasswordAgain(form: RefObject<HTMLFormElement | null>, hasPassword: boolean) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)

  const tell = (problem: string) => {
    setError(problem)
    form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }

  return {
    password,
    /** What `PasswordAgain` is given. */
    field: {
      hasPassword,
      value: password,
      error,
      onChange: (typed: string) => {
        setPassword(typed)
        setError(null)
      },
    },
    /** Whether there is a password where one is needed; says so if not. */
    isThere: () => {
      if (hasPassword && password === '') tell(PASSWORD_NEEDED)
      return !hasPassword || password !== ''
    },
    tellFailure: (failed: unknown) => tell(messageOf(failed) ?? FAILED),
    reset: () => {
      setPassword('')
      setError(null)
    },
  }
}
