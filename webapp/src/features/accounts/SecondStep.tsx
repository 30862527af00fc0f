import { ChevronRight, FingerprintPattern, LifeBuoy, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'

import { useBeginPasskeyStepMutation, useFinishLoginByPasskeyMutation } from '@/api/passkeys'
import { useFinishLoginMutation } from '@/api/secondFactors'
import { CODE_LENGTH } from '@/api/server.gen'
import type { LoginAnswer } from '@/api/types'
import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { CodeInput } from '@/components/CodeInput'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { OrLine } from '@/components/OrLine'
import { TextInput } from '@/components/TextInput'
import { askForPasskey, canUsePasskeys } from '@/lib/passkeys'
import { useCeremony } from '@/lib/useCeremony'
import { minutesAndSeconds, useCountdown } from '@/lib/useCountdown'
import { PRODUCT_NAME } from '@/lib/product'
import { useSession } from '@/lib/session/useSession'
import { messageOf, statusOf, waitOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

const TOO_LATE = 'Your log-in took too long. Please start again.'
const UNREACHABLE = 'An error occurred during login. Please try again.'

const ways = {
  app: {
    title: 'Enter your code',
    lead: `Open your authenticator app and type the six digits it shows for ${PRODUCT_NAME}.`,
    label: 'Use the authenticator app',
    icon: <Smartphone aria-hidden strokeWidth={1.75} />,
  },
  passkey: {
    title: 'Use your passkey',
    lead: 'Your device asks for your fingerprint, your face or its PIN.',
    label: 'Use a passkey',
    icon: <FingerprintPattern aria-hidden strokeWidth={1.75} />,
  },
  recovery_code: {
    title: 'Enter a recovery code',
    lead: 'Type one of the recovery codes that you saved. Each works once.',
    label: 'Use a recovery code',
    icon: <LifeBuoy aria-hidden strokeWidth={1.75} />,
  },
}
type Way = keyof typeof ways

type Props = {
  email: string
  /** What the person has set up. */
  factors: readonly Way[]
  onDone: (answer: LoginAnswer) => void
  /** Back to the password; with a sentence when the log-in has ended meanwhile. */
  onLeave: (why?: string) => void
}

/** The second step of a log-in: the code of an app, a passkey, or a recovery code. */
export function SecondStep({ email, factors, onDone, onLeave }: Props) {
  const { lives } = useSession()
  const possible = factors.filter((factor) => factor !== 'passkey' || canUsePasskeys())
  const [way, setWay] = useState<Way>(possible[0] ?? 'recovery_code')
  const byApp = way === 'app'
  const [code, setCode] = useState('')
  const [trusts, setTrusts] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [pausedUntil, setPausedUntil] = useState(0)
  const [finish, { isLoading }] = useFinishLoginMutation()
  const [beginPasskey] = useBeginPasskeyStepMutation()
  const [finishByPasskey] = useFinishLoginByPasskeyMutation()
  const ceremony = useCeremony()
  const wait = useCountdown(pausedUntil)
  const field = useRef<HTMLInputElement>(null)
  const isPaused = wait > 0
  const others = possible.filter((factor) => factor !== way)

  useEffect(() => field.current?.focus(), [way])

  async function send(typed: string) {
    if (isLoading || isPaused || typed === '') return
    const { data, error: failed } = await finish({ code: typed, trust_device: trusts })
    if (data) return onDone(data)
    if (statusOf(failed) === 401) return onLeave(TOO_LATE)
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

  async function showPasskey() {
    const data = await ceremony.run({
      begin: () => beginPasskey(),
      ask: (begun) => askForPasskey(begun),
      finish: async (answer) => {
        const done = await finishByPasskey({ ...answer, trust_device: trusts })
        if (statusOf(done.error) === 401) onLeave(TOO_LATE)
        return done
      },
    })
    if (data) onDone(data)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (way === 'passkey' ? showPasskey() : send(code))
  }

  return (
    <form noValidate data-step="second" onSubmit={submit}>
      <h1 tabIndex={-1} className="text-34">
        {ways[way].title}
      </h1>
      <p className="mt-2 mb-6 text-15 text-ink-soft">{ways[way].lead}</p>
      {way !== 'passkey' && (
        <Field label={byApp ? <span className="sr-only">Code</span> : 'Recovery code'} error={error ?? undefined}>
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
      )}
      {isPaused && (
        <p role="timer" className="mt-2 text-12 text-ink-soft">
          You can try again in {minutesAndSeconds(wait)}.
        </p>
      )}
      <Checkbox
        className="mt-4"
        label={`Trust this device for ${counted(lives.trust_days, 'day')}`}
        checked={trusts}
        onChange={(event) => setTrusts(event.target.checked)}
      />
      {way === 'passkey' ? (
        <>
          <FormNotice className="mt-4">{ceremony.failure}</FormNotice>
          <Button
            type="submit"
            variant="primary"
            size="large"
            icon={<FingerprintPattern aria-hidden />}
            busy={ceremony.isRunning ? 'Waiting for your passkey...' : undefined}
            className="mt-5 w-full"
          >
            Use a passkey
          </Button>
        </>
      ) : (
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
      )}
      {byApp && <p className="mt-3 text-center text-12 text-ink-soft">Checked as soon as the sixth digit is in</p>}
      {others.length > 0 && <OrLine>{byApp ? 'No app at hand?' : 'or'}</OrLine>}
      {others.length > 0 && (
        <ul className="divide-y divide-line rounded-control border border-line-strong px-3.5">
          {others.map((method) => (
            <li key={method}>
              <button
                type="button"
                className="flex h-[46px] w-full items-center gap-3 text-left text-13 font-label hover:text-brand [&>svg]:size-4 [&>svg]:shrink-0"
                onClick={() => {
                  setWay(method)
                  setCode('')
                  setError(null)
                }}
              >
                {ways[method].icon}
                <span className="flex-1">{ways[method].label}</span>
                <ChevronRight aria-hidden strokeWidth={1.75} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-5 text-center text-13 wrap-anywhere text-ink-soft">
        <span className="font-label text-ink">{email}</span> ·{' '}
        <button type="button" onClick={() => onLeave()} className="font-label text-brand hover:underline">
          Not you?
        </button>
      </p>
    </form>
  )
}
