import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { CODE_NOT_SENT } from '@/api/server.gen'
import { codeOf, fieldErrorsOf, messageOf } from '@/rules/errors'
import { useRegisterMutation, useSendCodeMutation, useVerifyCodeMutation } from '@/api/registrations'
import { useLoginMutation } from '@/api/accounts'
import type { CodeRefusal } from '@/components/CodeForm'
import { forgetForm, sentCode, type SentCode } from '@/features/registrations/useKeptForm'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { useWelcome } from '@/lib/useWelcome'
import { codeProblem } from '@/rules/identity'
import type { RegistrationErrors, RegistrationForm } from '@/rules/registrationForm'

const UNVERIFIED = 'An error occurred. Please try again.'
const NOT_REGISTERED = 'Registration failed!'
const REGISTERED = 'Registration successful! Please login.'

/** What went wrong: in single fields, or with the whole. */
type Trouble = { errors: RegistrationErrors; notice: string | null }

/** How the server names the fields of the form. */
const fields: Record<string, keyof RegistrationForm> = {
  username: 'username',
  email: 'email',
  phonenumber: 'phone',
  password: 'password',
}

const untroubled: Trouble = { errors: {}, notice: null }

/** From a valid form to a logged-in person: code sent, code verified, registered, logged in. */
export function useRegistration(form: RegistrationForm) {
  const [sendCode] = useSendCodeMutation()
  const [verifyCode] = useVerifyCodeMutation()
  const [register] = useRegisterMutation()
  const [login] = useLoginMutation()
  const welcome = useWelcome()
  const navigate = useNavigate()
  const { codes } = useSession()
  const { state } = useLocation()
  const [doing, setDoing] = useState<string>()
  const [mailedCode, setMailedCode] = useState<SentCode | null>(null)
  const [trouble, setTrouble] = useState(untroubled)
  const [attempt, setAttempt] = useState(0)
  /** The mailbox whose code was right: the server remembers it for a while, so another try needs no new code. */
  const proven = useRef<string | null>(null)
  const running = useRef(false)

  const email = form.email.trim()
  const person = { email, username: form.username, phonenumber: form.phone, user_type: form.userType }

  /** One thing at a time, no matter how often a button is pressed. */
  async function alone<Result>(what: string, act: () => Promise<Result>): Promise<Result | undefined> {
    if (running.current) return undefined
    running.current = true
    setDoing(what)
    try {
      return await act()
    } finally {
      running.current = false
      setDoing(undefined)
    }
  }

  /** Shows what is wrong and leads to the first of it. */
  const tell = (next: Trouble) => {
    setTrouble(next)
    setAttempt((times) => times + 1)
  }

  const remember = (next: SentCode | null) => {
    sentCode.keep(next)
    setMailedCode(next)
  }

  /** What is wrong, or null when the code is on its way. */
  async function send(): Promise<Trouble | null> {
    const { data, error } = await sendCode({ ...person, purpose: 'general' })
    if (data?.success) {
      remember({ email, at: Date.now() })
      return null
    }
    return troubleOf(error, messageOf(error) ?? CODE_NOT_SENT)
  }

  async function enter() {
    const { data } = await login({ email, password: form.password })
    forgetForm()
    if (data?.success && data.user) return welcome(data.user, data.csrf_token)
    notify(REGISTERED, { tone: 'good' })
    return navigate('/user/login', { replace: true, state })
  }

  async function createAccount() {
    setDoing('Creating your account...')
    const { data, error } = await register({ ...person, password: form.password, skip_email_verification: true })
    if (data?.registration_success) return enter()
    setMailedCode(null)
    if (codeOf(error) === 'email_unproven') {
      proven.current = null
      sentCode.keep(null)
    }
    tell(troubleOf(error, messageOf(error) ?? NOT_REGISTERED))
  }

  const submit = () =>
    alone('Sending the code...', async () => {
      setTrouble(untroubled)
      if (proven.current === email) return createAccount()
      const last = sentCode.read()
      const isFresh = last?.email === email && Date.now() - last.at < codes.resendSeconds * 1000
      if (isFresh) return setMailedCode(last)
      const failed = await send()
      if (failed) tell(failed)
    })

  /** The sentence for the dialog when a new code could not be sent, or null. */
  const resend = async (): Promise<string | null> => {
    const failed = await alone('Sending the code...', send)
    return failed ? (failed.notice ?? Object.values(failed.errors)[0] ?? CODE_NOT_SENT) : null
  }

  /** Why the code was not accepted, or null. */
  const verify = async (code: string): Promise<CodeRefusal | null> => {
    const problem = codeProblem(code)
    if (problem) return { sentence: problem, isWrong: false }
    const failed = await alone('Verifying...', async () => {
      const { data, error } = await verifyCode({ email, otp: code, purpose: 'general' })
      if (!data?.success) return { sentence: messageOf(error) ?? UNVERIFIED, isWrong: codeOf(error) === 'code_wrong' }
      proven.current = email
      sentCode.keep(null)
      await createAccount()
      return null
    })
    return failed ?? null
  }

  /** Notes or takes back what is wrong with single fields while they change. */
  const note = (changed: RegistrationErrors) =>
    setTrouble(({ errors }) => ({ errors: withoutEmpty({ ...errors, ...changed }), notice: null }))

  return {
    submit,
    verify,
    resend,
    doing,
    mailedCode,
    leaveCode: () => setMailedCode(null),
    trouble,
    attempt,
    tell,
    note,
  }
}

const withoutEmpty = (errors: RegistrationErrors): RegistrationErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence))

const fieldByCode: Partial<Record<string, keyof RegistrationErrors>> = {
  username_taken: 'username',
  email_taken: 'email',
}

/** The server's messages, each at its field; a message without a field belongs to the whole form. */
function troubleOf(error: unknown, message: string): Trouble {
  const problems = Object.entries(fieldErrorsOf(error)).flatMap(([name, sentence]) =>
    fields[name] ? [[fields[name], sentence] as const] : [],
  )
  if (problems.length > 0) return { errors: Object.fromEntries(problems), notice: null }
  const field = fieldByCode[codeOf(error) ?? '']
  if (field) return { errors: { [field]: message }, notice: null }
  return { errors: {}, notice: message }
}
