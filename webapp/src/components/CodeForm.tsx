import { Clock } from 'lucide-react'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'

import { Button } from '@/components/Button'
import { CodeInput } from '@/components/CodeInput'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { useSession } from '@/lib/session/useSession'
import { minutesAndSeconds, useCountdown } from '@/lib/useCountdown'

const SENT_NOTICE = 'OTP sent to your email!'

/** Why a code was not accepted: the sentence for the person, and whether the code was wrong. */
export type CodeRefusal = { sentence: string; isWrong: boolean }

type Props = {
  /** When the code was sent, in milliseconds. */
  sentAt: number
  onVerify: (code: string) => Promise<CodeRefusal | null>
  /** Returns the sentence for the person when no new code could be sent. */
  onResend: () => Promise<string | null>
  verifyLabel: string
  /** Text of the button while a call runs. */
  doing?: string
  /** A way back, shown before the button. */
  back: ReactNode
  /** Says at the start that the code is on its way. */
  announces?: boolean
}

/** Takes a one-time code from an email, and sends another one on request. */
export function CodeForm({ sentAt, onVerify, onResend, verifyLabel, doing, back, announces = false }: Props) {
  const { demo, codes } = useSession()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isSent, setSent] = useState(announces)
  const [wrong, setWrong] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const wait = useCountdown(sentAt + codes.resendSeconds * 1000)
  const isOld = useCountdown(sentAt + codes.minutes * 60_000) === 0
  const isSpent = wrong >= codes.tries
  const isBusy = doing !== undefined

  async function verify(event: FormEvent) {
    event.preventDefault()
    if (isBusy || isSpent) return
    setSent(false)
    const refused = await onVerify(code)
    setError(refused?.sentence ?? null)
    if (refused === null) return
    if (refused.isWrong) {
      setWrong(wrong + 1)
      setCode('')
    }
    field.current?.focus()
  }

  async function resend() {
    setError(null)
    setSent(false)
    const problem = await onResend()
    setError(problem)
    if (problem !== null) return
    setCode('')
    setWrong(0)
    setSent(true)
    field.current?.focus()
  }

  return (
    <form noValidate onSubmit={(event) => void verify(event)} className="-m-1 p-1">
      <FormNotice tone="good" className="mb-4">
        {isSent && SENT_NOTICE}
      </FormNotice>
      <Field label="Code" error={error ?? undefined}>
        <CodeInput
          ref={field}
          value={code}
          onChange={(next) => {
            setCode(next)
            setError(null)
          }}
        />
      </Field>
      {(isSpent || isOld) && (
        <p className="mt-2 text-12 text-ink-soft">
          {isSpent
            ? `After ${codes.tries} wrong tries, a code stops working. Please request a new one.`
            : `This code is older than ${codes.minutes} minutes. Please request a new one.`}
        </p>
      )}
      <div className="mt-3 flex min-h-[30px] flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13 text-ink-soft">
        {wait > 0 ? (
          <span className="flex items-center gap-2">
            <Clock aria-hidden className="size-4" strokeWidth={1.75} />
            <span role="timer">Send a new code in {minutesAndSeconds(wait)}</span>
          </span>
        ) : (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void resend()}
            className="font-label text-brand hover:underline disabled:text-ink-faint"
          >
            Send a new code
          </button>
        )}
        {demo && (
          <a href="/demo/mails" target="_blank" rel="noreferrer" className="font-label text-brand hover:underline">
            Demo: read the email here
          </a>
        )}
      </div>
      <div className="mt-5 flex flex-col-reverse gap-2 tablet:flex-row">
        {back}
        <Button type="submit" variant="primary" busy={doing} disabled={isSpent} className="tablet:flex-1">
          {verifyLabel}
        </Button>
      </div>
    </form>
  )
}
