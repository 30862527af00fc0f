import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { CODE_LENGTH } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { CodeForm } from '@/components/CodeForm'
import { EntryPage } from '@/components/EntryPage'
import { EmailStep } from '@/features/resets/EmailStep'
import { PasswordStep } from '@/features/resets/PasswordStep'
import { useReset } from '@/features/resets/useReset'
import { useSession } from '@/lib/session/useSession'

const order = ['email', 'otp', 'reset'] as const

/** A new password for somebody who forgot the old one. */
export function Reset() {
  const { step, sendCode, verifyCode, setPassword, startAgain, isSending, isVerifying, isResetting } = useReset()
  const { codes } = useSession()
  const place = useRef<HTMLDivElement>(null)
  const first = useRef(true)

  // On the next step, its first field takes the focus; on arrival, the page's heading has it.
  useEffect(() => {
    if (!first.current) place.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus()
    first.current = false
  }, [step.name])

  return (
    <EntryPage title="Reset password">
      <p className="text-13 text-ink-soft">
        Step {order.indexOf(step.name) + 1} of {order.length}
      </p>
      <h1 tabIndex={-1} className="mt-1 text-34">
        Reset your password
      </h1>
      <p className="mt-2 mb-6 text-15 text-ink-soft">
        {step.name === 'email' && 'We send a code to your email. With it you choose a new password.'}
        {step.name === 'otp' && (
          <>
            If <strong className="font-strong wrap-anywhere text-ink">{step.email}</strong> has an account, a{' '}
            {CODE_LENGTH}
            -digit code is on its way there. It works for {codes.minutes} minutes.
          </>
        )}
        {step.name === 'reset' && 'Your code was right. Choose a new password; you will be logged out everywhere.'}
      </p>
      <div ref={place}>
        {step.name === 'email' && <EmailStep start={step.email ?? ''} busy={isSending} onSend={sendCode} />}
        {step.name === 'otp' && (
          <CodeForm
            sentAt={step.sentAt}
            announces
            verifyLabel="Verify code"
            doing={isVerifying ? 'Verifying...' : isSending ? 'Sending the code...' : undefined}
            onVerify={(code) => verifyCode(step.email, code)}
            onResend={async () => {
              const refused = await sendCode(step.email)
              return refused && [refused.field ?? refused.notice, refused.reason].filter(Boolean).join(' ')
            }}
            back={
              <Button onClick={startAgain} disabled={isVerifying || isSending}>
                Change email
              </Button>
            }
          />
        )}
        {step.name === 'reset' && (
          <PasswordStep
            email={step.email}
            busy={isResetting}
            onSet={(password) => setPassword(step.email, password)}
            onStartAgain={startAgain}
          />
        )}
      </div>
      <p className="mt-6 text-center text-13">
        <Link to="/user/login" className="inline-flex items-center gap-1.5 font-label text-brand hover:underline">
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          Back to Login
        </Link>
      </p>
    </EntryPage>
  )
}
