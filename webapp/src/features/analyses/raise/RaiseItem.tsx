import { FileText } from 'lucide-react'

import type { Raise } from '@/api/analyses'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { classes } from '@/lib/classes'
import { Draft } from './Draft'
import type { UsedLine } from './version'

const row = 'grid grid-cols-[60px_minmax(0,1fr)] gap-x-5 px-4 py-3.5 tablet:px-5'

type Props = {
  raise: Raise
  /** 'Line 4', or empty. */
  place: string
  open: boolean
  busy: boolean
  onOpen: () => void
  onUse: (text: string) => void
  onDismiss: () => void
}

/** One piece of advice; the open one shows its line and what to write. */
export function RaiseItem({ raise, place, open, busy, onOpen, onUse, onDismiss }: Props) {
  return (
    <li className={classes(row, open && 'bg-brand-soft')}>
      <Gain gain={raise.gain} percent={raise.percent} />
      <div className="min-w-0 wrap-anywhere">
        <h3 className="font-text text-13 font-label tracking-normal">
          <button type="button" data-raise aria-expanded={open} className="text-left" onClick={onOpen}>
            {raise.title}
          </button>
        </h3>
        {raise.text && <p className="text-13 text-ink-soft">{raise.text}</p>}
        {place && (
          <p className="mt-1 flex items-center gap-1.5 text-12 text-ink-soft">
            <FileText aria-hidden className="size-[15px] shrink-0" strokeWidth={1.75} />
            {place}
          </p>
        )}
        {open && <Draft raise={raise} busy={busy} onUse={onUse} onDismiss={onDismiss} />}
      </div>
    </li>
  )
}

function Gain({ gain, percent }: { gain: number; percent: number }) {
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
        <p className="mt-1 text-13">
          <mark className="bg-mark text-ink">{used.text}</mark>
        </p>
        <div className="mt-2.5 flex flex-wrap items-center gap-2">
          <p className="min-w-[min(100%,6rem)] flex-1 text-12 text-ink-soft">
            {used.gave === 0 && 'This sentence gives no points.'}
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
