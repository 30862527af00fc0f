import type { KeyboardEvent } from 'react'

import type { Requirement } from '@/api/analyses'
import { Weight } from '@/components/Weight'
import { classes } from '@/lib/classes'

type Props = {
  requirement: Requirement
  selected: boolean
  onSelect: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A requirement that nothing shows, in one line; opened, the sentence of the job that asks. */
export function MissingRow({ requirement, selected, onSelect, onKeyDown }: Props) {
  const { label, must, weight, points, state, hint, source } = requirement
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onSelect}
      onKeyDown={onKeyDown}
      className={classes(
        'grid w-full grid-cols-[18px_minmax(0,1fr)] gap-x-2.5 px-4 py-1.5 text-left text-13 transition-colors focus-visible:-outline-offset-2 tablet:px-[18px]',
        selected ? 'bg-brand-soft' : 'hover:bg-paper',
      )}
    >
      <span className="col-start-2 flex flex-wrap items-baseline gap-x-3">
        <span className="min-w-[min(100%,6rem)] flex-1">{label}</span>
        <span className="sr-only">Missing</span>
        <Weight must={must} weight={weight} points={points} state={state} />
      </span>
      {selected && hint && <span className="col-start-2 text-12 text-ink-soft">Perhaps, not counted: “{hint}”</span>}
      {selected && source && (
        <span data-thread="row" className="col-start-2 text-12 text-ink-soft">
          The job says: “{source}”
        </span>
      )}
    </button>
  )
}
