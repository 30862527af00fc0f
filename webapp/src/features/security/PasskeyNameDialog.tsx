import { useState } from 'react'

import { useRenamePasskeyMutation, type PasskeyShown } from '@/api/passkeys'
import { Field } from '@/components/Field'
import { TextInput } from '@/components/TextInput'
import { FormDialog } from '@/components/FormDialog'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

const FAILED = 'That did not work. Please try again.'

/** Gives a passkey another name. */
export function PasskeyNameDialog({ passkey, onClose }: { passkey: PasskeyShown; onClose: () => void }) {
  const [name, setName] = useState(passkey.name)
  const [failure, setFailure] = useState<string | null>(null)
  const [rename, { isLoading }] = useRenamePasskeyMutation()

  async function submit() {
    const { data, error } = await rename({ passkey_id: passkey.id, name })
    if (!data) return setFailure(messageOf(error) ?? FAILED)
    notify(data.message, { tone: 'good' })
    onClose()
  }

  return (
    <FormDialog
      title="Rename the passkey"
      action="Save"
      busy="Saving..."
      isBusy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Name" error={failure ?? undefined}>
        <TextInput
          name="name"
          maxLength={60}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setFailure(null)
          }}
        />
      </Field>
    </FormDialog>
  )
}
