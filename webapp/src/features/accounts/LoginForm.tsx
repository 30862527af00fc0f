import { Lock, Mail } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react'
import { Link, useLocation } from 'react-router'

import { isUnreachable, messageOf } from '@/rules/errors'
import { useLoginMutation } from '@/api/accounts'
import type { LoginAnswer } from '@/api/types'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { PasswordInput } from '@/components/PasswordInput'
import { Spinner } from '@/components/Spinner'
import { TermsCheckbox } from '@/components/TermsCheckbox'
import { TextInput } from '@/components/TextInput'
import { CompanyLogin } from '@/features/accounts/CompanyLogin'
import { DemoAccounts } from '@/features/accounts/DemoAccounts'
import { OtherLogins } from '@/features/accounts/OtherLogins'
import { useCompanyLogin } from '@/features/accounts/useCompanyLogin'
import { PhoneDialog, type WithoutPhone } from '@/features/accounts/PhoneDialog'
import { logoutFlag } from '@/lib/session/logoutFlag'
import { useSession } from '@/lib/session/useSession'
import { useReturnPath } from '@/lib/session/useRedirectAfterLogin'
import { useMedia } from '@/lib/useMedia'
import { useWelcome } from '@/lib/useWelcome'
import { loginErrors, type LoginErrors } from '@/rules/loginForm'

const SecondStep = lazy(() => import('@/features/accounts/SecondStep').then((file) => ({ default: file.SecondStep })))

/** What a company's log-in has led to. */
export type Arrival = { answer?: LoginAnswer; failure?: string }

const REFUSED = 'Login failed. Please check your credentials.'
const UNREACHABLE = 'An error occurred during login. Please try again.'

/** At the password's label where it has no room beside the terms. */
const forgotPassword = (
  <Link to="/user/reset-password" className="text-13 font-label text-brand hover:underline">
    Forgot Password
  </Link>
)

export function LoginForm({ arrival }: { arrival?: Arrival }) {
  const [form, setForm] = useState({ email: '', password: '', accepted: false })
  const [errors, setErrors] = useState<LoginErrors>({})
  const [failure, setFailure] = useState<string | null>(arrival?.failure ?? null)
  const [pending, setPending] = useState<LoginAnswer | null>(null)
  const [withoutPhone, setWithoutPhone] = useState<WithoutPhone | null>(null)
  const [login, { isLoading }] = useLoginMutation()
  const welcome = useWelcome()
  const { state } = useLocation()
  const { hasEnded } = useSession()
  const returnPath = useReturnPath()
  // A person who has just logged out does not need to be told.
  const isThrownOut = hasEnded && returnPath !== null && !logoutFlag.isUp()
  const fields = useRef<HTMLFormElement>(null)
  const company = useCompanyLogin(form.email)
  const isNarrow = useMedia('(width < 400px)')

  const change = (part: Partial<typeof form>) => {
    setForm({ ...form, ...part })
    setFailure(null)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in part))))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const problems = loginErrors(form)
    setErrors(problems)
    setFailure(null)
    const first = Object.keys(problems)[0]
    if (first) return fields.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    const { data, error } = await login({ email: form.email.trim(), password: form.password })
    if (data && goOn(data)) return
    setFailure(isUnreachable(error) ? UNREACHABLE : (messageOf(error) ?? data?.message ?? REFUSED))
  }

  /** Takes the step that the answer asks for, or lets the person in; false if it does neither. */
  function goOn(data: LoginAnswer): boolean {
    setPending(data.requires_second_factor ? data : null)
    if (data.requires_second_factor) return true
    if (data.requires_phone_update) setWithoutPhone({ userId: data.user_id, email: data.email })
    else if (data.success && data.user) welcome(data.user, data.csrf_token)
    else return false
    return true
  }

  useEffect(() => {
    if (arrival?.answer) goOn(arrival.answer)
    // Once, as the screen opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const goToCompany = () => {
    const problem = company.problem()
    if (!problem) return void company.go()
    setErrors({ email: problem })
    fields.current?.querySelector<HTMLInputElement>('[name=email]')?.focus()
  }

  const leave = (why?: string) => {
    setPending(null)
    setForm({ ...form, password: '' })
    setFailure(why ?? null)
  }

  if (pending !== null)
    return (
      <Suspense fallback={<Spinner label="Loading..." />}>
        <SecondStep email={pending.email} factors={pending.second_factors ?? []} onDone={goOn} onLeave={leave} />
      </Suspense>
    )

  return (
    <>
      <form ref={fields} noValidate onSubmit={(event) => void submit(event)}>
        <h1 tabIndex={-1} className="text-34">
          Welcome back
        </h1>
        <p className="mt-2 text-15 text-ink-soft">
          {isThrownOut && 'Your session has ended. '}Log in to pick up where you left off.
        </p>
        <OtherLogins onDone={goOn} onCompany={goToCompany} />
        <Field label="Email" error={errors.email} className="mt-6">
          <TextInput
            name="email"
            type="email"
            autoComplete="username webauthn"
            inputMode="email"
            icon={<Mail />}
            value={form.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
        <CompanyLogin company={company} />
        {!company.isOnly && (
          <>
            <Field label="Password" hint={isNarrow && forgotPassword} error={errors.password} className="mt-5">
              <PasswordInput
                name="password"
                autoComplete="current-password"
                icon={<Lock />}
                value={form.password}
                onChange={(event) => change({ password: event.target.value })}
              />
            </Field>
            <div className="mt-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 text-13">
              <TermsCheckbox
                checked={form.accepted}
                error={errors.accepted}
                onChange={(accepted) => change({ accepted })}
              />
              {!isNarrow && forgotPassword}
            </div>
            <FormNotice className="mt-4">{failure}</FormNotice>
            <Button
              type="submit"
              variant="primary"
              size="large"
              busy={isLoading ? 'Logging in...' : undefined}
              className="mt-5 w-full"
            >
              Login
            </Button>
          </>
        )}
        <p className="mt-5 text-center text-13 text-ink-soft">
          New here?{' '}
          <Link to="/user/registration" state={state} className="font-label text-brand hover:underline">
            Register
          </Link>
        </p>
        <DemoAccounts onPick={(email, password) => change({ email, password })} />
      </form>
      <PhoneDialog account={withoutPhone} onClose={() => setWithoutPhone(null)} />
    </>
  )
}
