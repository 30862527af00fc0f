import { Mail } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'

import { EMAIL_NEEDED } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { TextInput } from '@/components/TextInput'
import { Notice } from '@/features/resets/Notice'
import type { Refused } from '@/features/resets/useReset'
import { emailProblem } from '@/rules/identity'

type Props = { start: string; busy: boolean; onSend: (email: string) => Promise<Refused | null> }

export function EmailStep({ start, busy, onSend }: Props) {
  const [email, setEmail] = useState(start)
  const [refused, setRefused] = useState<Refused | null>(null)
  const field = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const problem = email.trim() === '' ? EMAIL_NEEDED : emailProblem(email)
    setRefused(problem ? { field: problem } : null)
    const failed = problem ? { field: problem } : await onSend(email.trim())
    setRefused(failed)
    if (failed?.field) field.current?.focus()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field label="Email" error={refused?.field}>
        <TextInput
          ref={field}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          icon={<Mail />}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            setRefused(null)
          }}
        />
      </Field>
      <Notice refused={refused} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={busy ? 'Sending the code...' : undefined}
        className="mt-5 w-full"
      >
        Send code
      </Button>
    </form>
  )
}
