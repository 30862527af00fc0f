import { useId, useRef, useState, type FormEvent } from 'react'

import { useDeleteMyAccountMutation } from '@/api/privacy'
import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { Dialog } from '@/components/Dialog'
import { PasswordAgain } from '@/features/privacy/PasswordAgain'
import { usePasswordAgain } from '@/features/privacy/usePasswordAgain'
import { useSession } from '@/lib/session/useSession'

type Props = { hasPassword: boolean; onDeleted: (receipt: string) => void; onClose: () => void }

/** Deletes the account of somebody who proves who they are and says that they are sure. */
export function DeleteDialog({ hasPassword, onDeleted, onClose }: Props) {
  const id = useId()
  const { user } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const again = usePasswordAgain(form, hasPassword)
  const [isSure, setSure] = useState(false)
  const [unsure, setUnsure] = useState(false)
  const [remove, { isLoading }] = useDeleteMyAccountMutation()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading || !again.isThere()) return
    if (!isSure) return setUnsure(true)
    const { data, error } = await remove({ password: again.password })
    if (data) onDeleted(data.receipt)
    else again.tellFailure(error)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title="Delete my account"
      lead={user ? `${user.username}, ${user.email}` : undefined}
      actions={
        <>
          <Button disabled={isLoading} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="solid-danger" busy={isLoading ? 'Deleting...' : undefined}>
            Delete for good
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={(event) => void submit(event)} className="-m-1 space-y-4 p-1">
        <p className="text-13 text-ink-soft">
          Your profile, files, letters and feedback are deleted at once and cannot be recovered. Recruiters keep the
          count of your applications, without your name. You get a receipt.
        </p>
        <PasswordAgain {...again.field} />
        <Checkbox
          label="I understand that none of this can be recovered."
          checked={isSure}
          error={unsure ? 'Please tick the box to confirm.' : undefined}
          onChange={(event) => {
            setSure(event.target.checked)
            setUnsure(false)
          }}
        />
      </form>
    </Dialog>
  )
}
