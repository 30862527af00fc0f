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
  onYes: () => void
  onClose: () => void
}

/** Asks before something is done to somebody's account or job. */
export function Question({ title, text, label, busy, danger = false, onYes, onClose }: Props) {
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
    />
  )
}
