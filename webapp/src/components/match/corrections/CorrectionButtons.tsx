import { Button } from '@/components/Button'
import { useCorrecting } from './correcting'

/** What ends the form of a correction. */
export function CorrectionButtons({ onClose }: { onClose: () => void }) {
  const correcting = useCorrecting()
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size="small" variant="primary" busy={correcting?.busy ? 'Recalculating…' : ''}>
        Count it
      </Button>
      <Button size="small" variant="quiet" onClick={onClose}>
        Cancel
      </Button>
    </div>
  )
}
