import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'

type Props = { missing: string[]; onClose: () => void }

/** Names the fields without which no description can be written. */
export function MissingFields({ missing, onClose }: Props) {
  return (
    <Dialog
      open={missing.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title="Some fields are missing"
      lead="A description is written from these. Please fill them in first:"
      actions={
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      }
    >
      <ul aria-label="Missing fields" className="list-disc space-y-1 pl-5">
        {missing.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Dialog>
  )
}
