import type { ReactNode } from 'react'

import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'

type Props = {
  title: string
  text: string
  /** Label of the button that confirms. */
  label: string
  /** Label of that button while the call runs. */
  busy?: string
  danger?: boolean
  children?: ReactNode
  onYes: () => void
  onClose: () => void
}

/** Asks before something is done that is hard to take back. */
export function Question({ title, text, label, busy, danger = false, children, onYes, onClose }: Props) {
  return (
    <Dialog
      open
      urgent
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      lead={text}
      actions={
        <>
          <Button onClick={onClose} disabled={Boolean(busy)}>
            Cancel
          </Button>
          <Button variant={danger ? 'solid-danger' : 'primary'} busy={busy} onClick={onYes}>
            {label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
