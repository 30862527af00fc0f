import { Button } from '@/components/Button'

/** After a save that another tab or device came before: the person chooses which of the two stays. */
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
