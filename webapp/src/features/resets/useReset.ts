import { useState } from 'react'
import { useNavigate } from 'react-router'

import { useAppDispatch } from '@/lib/hooks'
import { codeOf, fieldErrorsOf, isUnreachable, messageOf } from '@/rules/errors'
import { useInitiateResetMutation, useResetPasswordMutation, useVerifyResetCodeMutation } from '@/api/registrations'
import type { CodeRefusal } from '@/components/CodeForm'
import { keepStep, restoredStep, type Step } from '@/features/resets/keptStep'
import { notify } from '@/lib/notify'
import { sessionEnded } from '@/lib/session/session'
import { useSession } from '@/lib/session/useSession'
import { codeProblem } from '@/rules/identity'

const NOT_SENT = 'Failed to initiate password reset. Please try again.'
const NOT_VERIFIED = 'Failed to verify OTP. Please try again.'
const NOT_RESET = 'Failed to reset password. Please try again.'

/** What went wrong: with the field, or with the whole; `reason` is what the server said about the whole. */
export type Refused = { field?: string; notice?: string; reason?: string }

/** A new password in three steps; each is reached only when the call of the one before has succeeded. */
export function useReset() {
  const { user, codes } = useSession()
  const [step, setStep] = useState<Step>(() => restoredStep(codes.minutes))
  const [initiate, initiating] = useInitiateResetMutation()
  const [verify, verifying] = useVerifyResetCodeMutation()
  const [reset, resetting] = useResetPasswordMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  const go = (next: Step) => {
    keepStep(next)
    setStep(next)
  }

  async function sendCode(email: string): Promise<Refused | null> {
    const { data, error } = await initiate({ email })
    if (!data?.success) return refusal(error, 'email', NOT_SENT)
    go({ name: 'otp', email, sentAt: Date.now() })
    return null
  }

  async function verifyCode(email: string, code: string): Promise<CodeRefusal | null> {
    const problem = codeProblem(code)
    if (problem) return { sentence: problem, isWrong: false }
    const { data, error } = await verify({ email, otp: code })
    if (data?.success) {
      go({ name: 'reset', email })
      return null
    }
    const isWrong = codeOf(error) === 'code_wrong'
    const aboutCode = fieldErrorsOf(error)['otp'] ?? (isWrong ? messageOf(error) : undefined)
    return { sentence: aboutCode ?? [NOT_VERIFIED, messageOf(error)].filter(Boolean).join(' '), isWrong }
  }

  async function setPassword(email: string, password: string): Promise<Refused | null> {
    const { data, error } = await reset({ email, new_password: password })
    if (!data?.success) return refusal(error, 'new_password', NOT_RESET)
    keepStep({ name: 'email' })
    // Every session of this account has ended on the server, also the one in this browser.
    if (user?.email.toLowerCase() === email.toLowerCase()) dispatch(sessionEnded())
    notify(data.message, { text: 'Log in with your new password.', tone: 'good' })
    void navigate('/user/login', { replace: true })
    return null
  }

  const startAgain = () => go({ name: 'email', email: step.email })

  return {
    step,
    sendCode,
    verifyCode,
    setPassword,
    startAgain,
    isSending: initiating.isLoading,
    isVerifying: verifying.isLoading,
    isResetting: resetting.isLoading,
  }
}

function refusal(error: unknown, field: string, notice: string): Refused {
  const about = fieldErrorsOf(error)[field]
  if (about) return { field: about }
  return { notice, reason: isUnreachable(error) ? undefined : messageOf(error) }
}
