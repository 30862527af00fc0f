import { EntryPage } from '@/components/EntryPage'
import { RegistrationForm } from '@/features/registration/RegistrationForm'
import { useLedOn } from '@/lib/useLedOn'

/** The registration. */
export function Registration() {
  useLedOn()
  return (
    <EntryPage title="Register">
      <RegistrationForm />
    </EntryPage>
  )
}
