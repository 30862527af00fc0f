import { useId, useRef, useState, type FormEvent } from 'react'

import { PHONE_NEEDED } from '@/api/server.gen'
import { isUnreachable, messageOf } from '@/rules/errors'
import { useUpdatePhoneMutation } from '@/api/registrations'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { PhoneInput } from '@/components/PhoneInput'
import { likelyCountry } from '@/lib/likelyCountry'
import { useWelcome } from '@/lib/useWelcome'
import { phoneProblem, type Phone } from '@/rules/phone'

const REFUSED = 'Failed to update phone number'
const UNREACHABLE = 'An error occurred while updating phone number'

/** Somebody whose password was right and whose account has no number yet. */
export type WithoutPhone = { userId: number; email: string }

type Props = { account: WithoutPhone | null; onClose: () => void }

/** Asks for the mobile number that an account needs; with it the person is logged in. */
export function PhoneDialog({ account, onClose }: Props) {
  const id = useId()
  const [phone, setPhone] = useState<Phone>(() => ({ country: likelyCountry(), text: '' }))
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const [update, { isLoading }] = useUpdatePhoneMutation()
  const welcome = useWelcome()
  const form = useRef<HTMLFormElement>(null)

  const change = (next: Phone) => {
    setPhone(next)
    setError(undefined)
    setFailure(null)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!account || isLoading) return
    const problem = phone.text === '' ? PHONE_NEEDED : phoneProblem(phone.text)
    setError(problem ?? undefined)
    setFailure(null)
    if (problem) return form.current?.querySelector<HTMLInputElement>('[name=phone]')?.focus()
    const result = await update({ user_id: account.userId, email: account.email, phone_number: phone.text })
    if (result.data?.user) return welcome(result.data.user, result.data.csrf_token)
    setFailure(isUnreachable(result.error) ? UNREACHABLE : (messageOf(result.error) ?? result.data?.message ?? REFUSED))
  }

  return (
    <Dialog
      open={account !== null}
      onOpenChange={(open) => {
        if (!open && !isLoading) onClose()
      }}
      title="Mobile number required"
      lead="Your account has no mobile number yet. Add it once, and you are logged in."
      actions={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isLoading ? 'Saving...' : undefined}>
            Save and log in
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={(event) => void submit(event)} className="-m-1 p-1">
        <Field label="Mobile number" error={error}>
          <PhoneInput value={phone} onChange={change} />
        </Field>
        <FormNotice className="mt-4">{failure}</FormNotice>
      </form>
    </Dialog>
  )
}
