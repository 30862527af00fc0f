import type { KeyboardEvent, Ref } from 'react'

import { StateIcon } from '@/components/StateIcon'
import { Weight } from '@/components/Weight'
import { classes } from '@/lib/classes'
import { type EvidenceState, LOOKS, NOT_MENTIONED, lookOf } from '@/rules/evidence'

export type Evidence = {
  label: string
  state: EvidenceState
  must: boolean
  weight: number
  points: number
  quote: string
  note: string
  /** A sentence that a model points at: shown, never counted. */
  hint: string
  /** The sentence of the job that names the requirement. */
  source: string
  /** What the person said in a correction, if the state stands on it. */
  own_word?: string
}

type Props = {
  evidence: Evidence
  selected: boolean
  onSelect: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void
  ref?: Ref<HTMLButtonElement>
}

/** One requirement, what was found for it, and the words that prove it, which open in full. */
export function EvidenceRow({ evidence, selected, onSelect, onKeyDown, ref }: Props) {
  const { label, state, must, weight, points, quote, note, hint, source } = evidence
  const look = lookOf(evidence)
  const text = quote || (look === 'missing' ? NOT_MENTIONED : '')
  const { word, tone } = LOOKS[look]
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={selected}
      onClick={onSelect}
      onKeyDown={onKeyDown}
      className={classes(
        'grid w-full grid-cols-[18px_minmax(0,1fr)] gap-x-2.5 px-4 py-3 text-left transition-colors focus-visible:-outline-offset-2 tablet:px-[18px]',
        selected ? 'bg-brand-soft' : 'hover:bg-paper',
      )}
    >
      <StateIcon state={look} className="mt-px" />
      <span className="block min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-3 text-13">
          <span className="min-w-[min(100%,6rem)] flex-1 font-label">{label}</span>
          <span className={classes('font-medium', tone)}>{word}</span>
          <Weight must={must} weight={weight} points={points} state={look} />
        </span>
        {selected ? (
          <>
            <span
              data-thread="row"
              className={classes(
                'mt-1 block text-12',
                quote ? 'border-l-2 border-dashed border-brand pl-2 text-ink' : 'text-ink-soft',
              )}
            >
              {text}
              {note && <span className="block text-ink-soft">{note}</span>}
            </span>
            {hint && <span className="mt-1 block text-12 text-ink-soft">Perhaps, not counted: “{hint}”</span>}
            {source && <span className="mt-1 block text-12 text-ink-soft">The job says: “{source}”</span>}
          </>
        ) : (
          <span
            className={classes(
              'mt-1 block text-12 desk:truncate',
              state === 'missing' ? 'text-ink-faint' : 'text-ink-soft',
            )}
          >
            {[text, note].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
    </button>
  )
}
