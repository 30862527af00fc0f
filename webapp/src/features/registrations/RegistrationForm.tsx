import { useEffect, useRef, type FormEvent } from 'react'
import { Link, useLocation } from 'react-router'

import { EMAIL_PERSONAL } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { FormLine } from '@/components/FormLine'
import { FormNotice } from '@/components/FormNotice'
import { PasswordInput } from '@/components/PasswordInput'
import { PasswordParts } from '@/components/PasswordParts'
import { PhoneInput } from '@/components/PhoneInput'
import { RadioCells } from '@/components/RadioCells'
import { TermsCheckbox } from '@/components/TermsCheckbox'
import { BusinessEmailDialog } from '@/features/registrations/BusinessEmailDialog'
import { useBusinessQuestion } from '@/features/registrations/useBusinessQuestion'
import { useKeptForm } from '@/features/registrations/useKeptForm'
import { useRegistration } from '@/features/registrations/useRegistration'
import { VerificationDialog } from '@/features/registrations/VerificationDialog'
import { classes } from '@/lib/classes'
import { isPersonal, type UserType } from '@/rules/identity'
import { registrationErrors, type RegistrationForm as Form } from '@/rules/registrationForm'

const LOOKS_EVERY = 40 // milliseconds

/** Runs once no dialog is open and the last one has returned the focus, however slow the device is. */
function afterDialogs(act: () => void) {
  let wereClosed = false
  const timer = setInterval(() => {
    const areClosed = !document.querySelector('[role=dialog]')
    if (areClosed && wereClosed) {
      clearInterval(timer)
      act()
    }
    wereClosed = areClosed
  }, LOOKS_EVERY)
  return () => clearInterval(timer)
}

const userTypes = [
  { value: 'user', label: 'Job Seeker' },
  { value: 'recruiter', label: 'Recruiter' },
] as const

export function RegistrationForm() {
  const [form, setForm] = useKeptForm()
  const { submit, verify, resend, doing, mailedCode, leaveCode, trouble, attempt, tell, note } = useRegistration(form)
  const question = useBusinessQuestion(form.userType)
  const { state } = useLocation()
  const fields = useRef<HTMLFormElement>(null)
  const { errors, notice } = trouble
  const firstWrong = Object.keys(errors)[0]

  const focus = (name: string) => fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()

  useEffect(() => {
    if (!firstWrong) return
    return afterDialogs(() => focus(firstWrong))
    // Once for each answer, not while the mistakes are being corrected.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt])

  const change = (part: Partial<Form>) => {
    setForm({ ...form, ...part })
    note(Object.fromEntries(Object.keys(part).map((name) => [name, undefined])))
  }

  const choose = (userType: UserType) => {
    setForm({ ...form, userType })
    note({ email: userType === 'recruiter' && isPersonal(form.email) ? EMAIL_PERSONAL : undefined })
  }

  function send(event: FormEvent) {
    event.preventDefault()
    const problems = registrationErrors(form)
    if (Object.keys(problems).length > 0) return tell({ errors: problems, notice: null })
    if (!question.comesFirst(form.email)) void submit()
  }

  const changeEmail = () => {
    leaveCode()
    afterDialogs(() => focus('email'))
  }

  const line = { draft: form, errors, onChange: change }
  return (
    <>
      <form ref={fields} noValidate onSubmit={send}>
        <h1 tabIndex={-1} className="text-34">
          Create your account
        </h1>
        <p className="mt-2 text-15 text-ink-soft">Two minutes. We check your email with a code.</p>
        <div className="mt-5 space-y-4">
          <RadioCells label="I am a" name="userType" options={userTypes} value={form.userType} onChange={choose} />
          <FormLine
            {...line}
            name="username"
            label="Username"
            hint="4 to 15 letters or digits"
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
          <FormLine
            {...line}
            name="email"
            label="Email"
            hint={form.userType === 'recruiter' ? 'Organization address' : undefined}
            type="email"
            inputMode="email"
            autoComplete="username"
          />
          <Field label="Phone" error={errors.phone}>
            <PhoneInput
              value={{ country: form.country, text: form.phone }}
              onChange={({ country, text }) => change({ country, phone: text })}
            />
          </Field>
          <div>
            <div className={classes('grid gap-x-3 gap-y-4', !errors.password && 'tablet:grid-cols-2')}>
              <Field label="Password" error={errors.password}>
                <PasswordInput
                  name="password"
                  autoComplete="new-password"
                  value={form.password}
                  onChange={(event) => change({ password: event.target.value })}
                />
              </Field>
              <Field label="Confirm password" error={errors.confirmation}>
                <PasswordInput
                  what="the second password"
                  name="confirmation"
                  autoComplete="new-password"
                  value={form.confirmation}
                  onChange={(event) => change({ confirmation: event.target.value })}
                />
              </Field>
            </div>
            <PasswordParts password={form.password} className="mt-2.5" />
          </div>
          <TermsCheckbox
            checked={form.accepted}
            error={errors.accepted}
            onChange={(accepted) => change({ accepted })}
          />
        </div>
        <FormNotice className="mt-4">{notice}</FormNotice>
        <Button type="submit" variant="primary" size="large" busy={doing} className="mt-4 w-full">
          Register
        </Button>
        <p className="mt-4 text-center text-13 text-ink-soft">
          Already registered?{' '}
          <Link to="/user/login" state={state} className="font-label text-brand hover:underline">
            Login
          </Link>
        </p>
      </form>
      <VerificationDialog
        code={mailedCode}
        doing={doing}
        onVerify={verify}
        onResend={resend}
        onClose={leaveCode}
        onChangeEmail={changeEmail}
      />
      <BusinessEmailDialog
        email={question.email}
        onClose={question.close}
        onContinue={() => {
          question.answer()
          void submit()
        }}
        onSwitch={() => {
          choose('recruiter')
          question.close()
        }}
      />
    </>
  )
}
