import { Button } from '@/components/Button'

type Props = { name: string; isChanged: boolean; isBusy: boolean; onSave: () => Promise<void>; onDiscard: () => void }

/** Saves a list, or goes back to what is saved. */
export function SaveRow({ name, isChanged, isBusy, onSave, onDiscard }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" disabled={!isChanged} busy={isBusy ? 'Saving...' : undefined} onClick={() => void onSave()}>
        {`Save ${name}`}
      </Button>
      {isChanged && (
        <Button size="small" variant="quiet" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
    </div>
  )
}
