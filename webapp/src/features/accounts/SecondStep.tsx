import { LifeBuoy, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'

import { useFinishLoginMutation } from '@/api/secondFactors'
import { CODE_LENGTH, TRUST_DAYS } from '@/api/server.gen'
import type { LoginAnswer } from '@/api/types'
import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { CodeInput } from '@/components/CodeInput'
import { Field } from '@/components/Field'
import { TextInput } from '@/components/TextInput'
import { minutesAndSeconds, useCountdown } from '@/lib/useCountdown'
import { PRODUCT_NAME } from '@/lib/product'
import { messageOf, statusOf, waitOf } from '@/rules/errors'

const UNREACHABLE = 'An error occurred during login. Please try again.'

type Props = {
  email: string
  onDone: (answer: LoginAnswer) => void
  /** Back to the password; with a sentence when the log-in has ended meanwhile. */
  onLeave: (why?: string) => void
}

/** The second step of a log-in: the code of an app, or a recovery code. */
export function SecondStep({ email, onDone, onLeave }: Props) {
  const [byApp, setByApp] = useState(true)
  const [code, setCode] = useState('')
  const [trusts, setTrusts] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [pausedUntil, setPausedUntil] = useState(0)
  const [finish, { isLoading }] = useFinishLoginMutation()
  const wait = useCountdown(pausedUntil)
  const field = useRef<HTMLInputElement>(null)
  const isPaused = wait > 0

  useEffect(() => field.current?.focus(), [byApp])

  async function send(typed: string) {
    if (isLoading || isPaused || typed === '') return
    const { data, error: failed } = await finish({ code: typed, trust_device: trusts })
    if (data) return onDone(data)
    if (statusOf(failed) === 401) return onLeave('Your log-in took too long. Please start again.')
    if (statusOf(failed) === 429) setPausedUntil(Date.now() + waitOf(failed) * 1000)
    setError(messageOf(failed) ?? UNREACHABLE)
    if (byApp) setCode('')
    field.current?.focus()
  }

  const change = (typed: string) => {
    setCode(typed)
    setError(null)
    if (byApp && typed.length === CODE_LENGTH) void send(typed)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(code)
  }

  return (
    <form noValidate onSubmit={submit}>
      <h1 tabIndex={-1} className="text-34">
        Enter your code
      </h1>
      <p className="mt-2 mb-6 text-15 text-ink-soft">
        {byApp
          ? `Open your authenticator app and type the six digits it shows for ${PRODUCT_NAME}.`
          : 'Type one of the recovery codes that you kept. Each works once.'}
      </p>
      <Field label={byApp ? 'Code' : 'Recovery code'} error={error ?? undefined}>
        {byApp ? (
          <CodeInput ref={field} value={code} onChange={change} disabled={isPaused} />
        ) : (
          <TextInput
            ref={field}
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={isPaused}
            value={code}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      {isPaused && (
        <p role="timer" className="mt-2 text-12 text-ink-soft">
          You can try again in {minutesAndSeconds(wait)}.
        </p>
      )}
      <Checkbox
        className="mt-4"
        label={`Trust this device for ${TRUST_DAYS} days`}
        checked={trusts}
        onChange={(event) => setTrusts(event.target.checked)}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={isPaused || (byApp ? code.length < CODE_LENGTH : code.trim() === '')}
        busy={isLoading ? 'Verifying...' : undefined}
        className="mt-5 w-full"
      >
        Verify
      </Button>
      {byApp && <p className="mt-3 text-center text-12 text-ink-soft">Checked as soon as the sixth digit is in</p>}
      <p className="mt-6 mb-3 text-center text-12 text-ink-soft">{byApp ? 'No app at hand?' : 'Found your app?'}</p>
      <Button
        className="w-full"
        icon={byApp ? <LifeBuoy aria-hidden /> : <Smartphone aria-hidden />}
        onClick={() => {
          setByApp(!byApp)
          setCode('')
          setError(null)
        }}
      >
        {byApp ? 'Use a recovery code' : 'Use the authenticator app'}
      </Button>
      <p className="mt-5 text-center text-13 wrap-anywhere text-ink-soft">
        {email} ·{' '}
        <button type="button" onClick={() => onLeave()} className="font-label text-brand hover:underline">
          Not you?
        </button>
      </p>
    </form>
  )
}
