import { useId, useState, type FormEvent } from 'react'

import { useRenamePasskeyMutation, type PasskeyShown } from '@/api/passkeys'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

const FAILED = 'That did not work. Please try again.'

/** Gives a passkey another name. */
export function PasskeyNameDialog({ passkey, onClose }: { passkey: PasskeyShown; onClose: () => void }) {
  const id = useId()
  const [name, setName] = useState(passkey.name)
  const [failure, setFailure] = useState<string | null>(null)
  const [rename, { isLoading }] = useRenamePasskeyMutation()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    const { data, error } = await rename({ passkey_id: passkey.id, name })
    if (!data) return setFailure(messageOf(error) ?? FAILED)
    notify(data.message, { tone: 'good' })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title="Rename the passkey"
      actions={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isLoading ? 'Saving...' : undefined}>
            Save
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="-m-1 p-1">
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
      </form>
    </Dialog>
  )
}
