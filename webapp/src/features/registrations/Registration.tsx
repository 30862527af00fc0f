import { EntryPage } from '@/components/EntryPage'
import { RegistrationForm } from '@/features/registrations/RegistrationForm'
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
