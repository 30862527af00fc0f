import { EntryPage } from '@/components/EntryPage'
import { LoginForm } from '@/features/auth/LoginForm'
import { useArrivalAtLogin } from '@/features/auth/useArrivalAtLogin'

/** The log-in. */
export function Login() {
  useArrivalAtLogin()
  return (
    <EntryPage title="Login">
      <LoginForm />
    </EntryPage>
  )
}
