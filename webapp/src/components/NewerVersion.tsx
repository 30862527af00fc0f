import { Button } from '@/components/Button'

/** After another tab or device has saved first: the person chooses which of the two versions stays. */
export function NewerVersion({ onShow, onInsist }: { onShow: () => void; onInsist: () => void }) {
  return (
    <>
      <Button size="small" onClick={onShow}>
        Show the newer version
      </Button>
      <Button size="small" onClick={onInsist}>
        Save mine instead
      </Button>
    </>
  )
}
