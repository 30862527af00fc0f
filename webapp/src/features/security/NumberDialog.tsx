import { useState } from 'react'

import { PHONE_NEEDED } from '@/api/server.gen'
import { useChangeMyPhoneMutation } from '@/api/security'
import { Field } from '@/components/Field'
import { PhoneInput } from '@/components/PhoneInput'
import { FormDialog } from '@/components/FormDialog'
import { likelyCountry } from '@/lib/likelyCountry'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { messageOf } from '@/rules/errors'
import { phoneProblem, type Phone } from '@/rules/phone'

const FAILED = 'That did not work. Please try again.'

/** Asks for another mobile number. */
export function NumberDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession()
  const [phone, setPhone] = useState<Phone>(() => ({ country: likelyCountry(), text: '' }))
  const [error, setError] = useState<string | null>(null)
  const [change, { isLoading }] = useChangeMyPhoneMutation()

  async function submit() {
    if (!user) return
    const problem = phone.text === '' ? PHONE_NEEDED : phoneProblem(phone.text)
    if (problem) return setError(problem)
    const { data, error: failed } = await change({ user_id: user.id, email: user.email, phone_number: phone.text })
    if (!data) return setError(messageOf(failed) ?? FAILED)
    notify(data.message, { tone: 'good' })
    onClose()
  }

  return (
    <FormDialog
      title="Change your mobile number"
      action="Save"
      busy="Saving..."
      isBusy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Mobile number" error={error ?? undefined}>
        <PhoneInput
          value={phone}
          onChange={(next) => {
            setPhone(next)
            setError(null)
          }}
        />
      </Field>
    </FormDialog>
  )
}
