import { EntryPage } from '@/components/EntryPage'
import { LoginForm } from '@/features/accounts/LoginForm'
import { useArrivalAtLogin } from '@/features/accounts/useArrivalAtLogin'

/** The log-in. */
export function Login() {
  useArrivalAtLogin()
  return (
    <EntryPage title="Login">
      <LoginForm />
    </EntryPage>
  )
}
