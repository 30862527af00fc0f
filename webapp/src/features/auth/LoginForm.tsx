import { CircleX, Eye, EyeOff, Lock, Mail } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router'

import { messageOf } from '@/api/index'
import { useLoginMutation } from '@/api/session'
import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { Field } from '@/components/Field'
import { IconButton } from '@/components/IconButton'
import { TextInput } from '@/components/TextInput'
import { DemoAccounts } from '@/features/auth/DemoAccounts'
import { Terms } from '@/features/auth/Terms'
import { useRedirectAfterLogin } from '@/features/auth/useRedirectAfterLogin'
import { logoutFlag } from '@/lib/logoutFlag'
import { userLoggedIn } from '@/lib/session'
import { loginErrors, type LoginErrors } from '@/rules/loginForm'
import { roleOf } from '@/rules/roles'

const REFUSED = 'Login failed. Please check your credentials.'
const UNREACHABLE = 'An error occurred during login. Please try again.'

export function LoginForm() {
  const [form, setForm] = useState({ email: '', password: '', accepted: false })
  const [errors, setErrors] = useState<LoginErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [shown, setShown] = useState(false)
  const [terms, setTerms] = useState(false)
  const [login, { isLoading }] = useLoginMutation()
  const dispatch = useDispatch()
  const redirect = useRedirectAfterLogin()
  const fields = useRef<HTMLFormElement>(null)

  const change = (part: Partial<typeof form>) => {
    setForm({ ...form, ...part })
    setFailure(null)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in part))))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = loginErrors(form)
    setErrors(found)
    setFailure(null)
    const first = Object.keys(found)[0]
    if (first) return fields.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    const { data, error } = await login({ email: form.email.trim(), password: form.password })
    if (data?.success && data.user) {
      logoutFlag.lower()
      dispatch(userLoggedIn({ user: data.user, csrfToken: data.csrf_token ?? null }))
      return redirect(roleOf(data.user.user_type) ?? '')
    }
    const unreachable = error && !('status' in error && typeof error.status === 'number')
    setFailure(unreachable ? UNREACHABLE : (messageOf(error) ?? data?.message ?? REFUSED))
  }

  return (
    <form ref={fields} noValidate onSubmit={(event) => void submit(event)} className="mx-auto w-full max-w-[412px]">
      <h1 tabIndex={-1} className="text-34">
        Welcome back
      </h1>
      <p className="mt-2 text-15 text-ink-soft">Log in to carry on where you stopped.</p>
      <Field label="Email" error={errors.email} className="mt-6">
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          icon={<Mail />}
          value={form.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </Field>
      <Field label="Password" error={errors.password} className="mt-5">
        <TextInput
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          icon={<Lock />}
          value={form.password}
          onChange={(event) => change({ password: event.target.value })}
          trailing={
            <IconButton
              aria-label={shown ? 'Hide password' : 'Show password'}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </IconButton>
          }
        />
      </Field>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 text-13">
        <Checkbox
          name="accepted"
          checked={form.accepted}
          onChange={(event) => change({ accepted: event.target.checked })}
          error={errors.accepted}
          label={
            <>
              I accept the{' '}
              <button
                type="button"
                onClick={() => setTerms(true)}
                className="border-b border-line-control hover:border-ink"
              >
                terms and conditions
              </button>
            </>
          }
        />
        <Link to="/user/reset-password" className="font-label text-brand hover:underline">
          Forgot Password
        </Link>
      </div>
      <div role="alert">
        {failure && (
          <p className="mt-4 flex items-start gap-2 rounded-control border border-weak-line bg-weak-soft px-3 py-2.5 text-13 text-weak">
            <CircleX aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
            {failure}
          </p>
        )}
      </div>
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={isLoading ? 'Logging in...' : undefined}
        className="mt-5 w-full"
      >
        Login
      </Button>
      <p className="mt-5 text-center text-13 text-ink-soft">
        New here?{' '}
        <Link to="/user/registration" className="font-label text-brand hover:underline">
          Register
        </Link>
      </p>
      <DemoAccounts onPick={(email, password) => change({ email, password })} />
      <Terms open={terms} onOpenChange={setTerms} onAccept={() => change({ accepted: true })} />
    </form>
  )
}
