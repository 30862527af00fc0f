import { useId, type FormEvent, type ReactNode } from 'react'

import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'

type Props = {
  title: string
  lead?: string
  /** At the left of the buttons. */
  note?: string
  action: string
  /** What the button says while the request runs. */
  busy: string
  isBusy: boolean
  isIncomplete?: boolean
  onSubmit: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A dialog with one form. While its request runs, it can be neither sent again nor closed. */
export function FormDialog({
  title,
  lead,
  note,
  action,
  busy,
  isBusy,
  isIncomplete,
  onSubmit,
  onClose,
  children,
}: Props) {
  const id = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) void onSubmit()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={title}
      lead={lead}
      note={note}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" disabled={isIncomplete} busy={isBusy ? busy : undefined}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="-m-1 p-1">
        {children}
      </form>
    </Dialog>
  )
}
