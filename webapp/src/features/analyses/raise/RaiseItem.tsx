import { FileText } from 'lucide-react'

import type { Raise } from '@/api/analyses'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { AdviceAsks } from '@/components/match/AdviceAsks'
import { classes } from '@/lib/classes'
import { points } from '@/rules/figures'
import { Draft, line } from './Draft'
import type { UsedLine } from './version'

const row = 'grid grid-cols-[60px_minmax(0,1fr)] gap-x-5 px-4 py-3.5 tablet:px-5'

const PLACE = { maxWidth: 'min(100%, 16rem)' }

type Props = {
  raise: Raise
  /** The labels of what the line could tell of. */
  asks: readonly string[]
  /** The points that stand on the person's word, if they do. */
  ownPoints?: number
  /** 'Line 4', or empty. */
  place: string
  open: boolean
  busy: boolean
  onOpen: () => void
  onUse: (text: string) => void
  onDismiss: () => void
}

/** One piece of advice; the open one shows its line and what to write. */
export function RaiseItem({ raise, asks, ownPoints, place, open, busy, onOpen, onUse, onDismiss }: Props) {
  return (
    <li className={classes(row, open && 'bg-brand-soft')}>
      <Gain gain={raise.gain} percent={raise.percent} ownPoints={ownPoints} />
      <div className="min-w-0 wrap-anywhere">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="min-w-[min(100%,6rem)] flex-1 font-text text-13 font-label tracking-normal">
            <button type="button" data-raise aria-expanded={open} className="text-left" onClick={onOpen}>
              {raise.title}
            </button>
          </h3>
          {place && (
            <p
              data-thread={open ? 'row' : undefined}
              title={place}
              style={PLACE}
              className="flex items-center gap-1.5 text-12 text-ink-soft"
            >
              <FileText aria-hidden className="size-[15px] shrink-0" strokeWidth={1.75} />
              <span className="truncate">{place}</span>
            </p>
          )}
        </div>
        {raise.text && <p className="text-13 text-ink-soft">{raise.text}</p>}
        <AdviceAsks asks={asks} />
        {open && <Draft raise={raise} busy={busy} onUse={onUse} onDismiss={onDismiss} />}
      </div>
    </li>
  )
}

function Gain({ gain, percent, ownPoints }: { gain: number; percent: number; ownPoints?: number }) {
  if (ownPoints !== undefined)
    return (
      <p>
        <span className="block font-heading text-17 font-strong text-good">{points(ownPoints)} kept</span>
        <span className="block text-12 text-ink-soft">at {percent}%</span>
      </p>
    )
  if (gain <= 0) return <p className="text-12 text-ink-soft">under 1</p>
  return (
    <p>
      <span className="block font-heading text-20 font-strong text-brand">+{gain}</span>
      <span className="block text-12 text-ink-soft">to {percent}%</span>
    </p>
  )
}

/** A line that is in the version, and what it gave when it was counted. */
export function UsedItem({ used, busy, onUndo }: { used: UsedLine; busy: boolean; onUndo: () => void }) {
  return (
    <li className={row}>
      <p className="font-heading text-20 font-strong text-good">{used.gave === null ? '' : signed(used.gave)}</p>
      <div className="min-w-0 wrap-anywhere">
        <h3 className="font-text text-13 font-label tracking-normal">{used.title}</h3>
        <dl className="mt-2.5 divide-y divide-line rounded-control border border-line text-13">
          {!used.isNew && (
            <div className={line}>
              <dt className="text-12 text-ink-soft">Was</dt>
              <dd className="text-ink-soft">{used.line}</dd>
            </div>
          )}
          <div className={line}>
            <dt className="text-12 text-ink-soft">Now</dt>
            <dd>
              <mark className="bg-mark text-ink">{used.text}</mark>
            </dd>
          </div>
        </dl>
        <div className="mt-2.5 flex flex-wrap items-center gap-2">
          <p className="min-w-[min(100%,6rem)] flex-1 text-12 text-ink-soft">
            {used.gave === 0 && 'This sentence earns no points.'}
          </p>
          <Badge tone="good">In this version</Badge>
          <Button size="small" variant="quiet" disabled={busy} onClick={onUndo}>
            Undo
          </Button>
        </div>
      </div>
    </li>
  )
}

const signed = (gave: number) => (gave < 0 ? `−${-gave}` : `+${gave}`)
