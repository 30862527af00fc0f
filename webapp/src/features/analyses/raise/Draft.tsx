import { Check, Pencil } from 'lucide-react'
import { useId, useState } from 'react'

import type { Raise } from '@/api/analyses'
import { Button } from '@/components/Button'
import { TextArea } from '@/components/TextArea'
import { isFilled, filledText } from './version'

/** A sentence with its kind in front of it, or above it on a phone. */
export const line = 'grid gap-x-3 px-3 py-2 tablet:grid-cols-[60px_minmax(0,1fr)]'

type Props = { raise: Raise; busy: boolean; onUse: (text: string) => void; onDismiss: () => void }

/** The line as it is and as it could be. What only the person knows is a blank, and has to be filled first. */
export function Draft({ raise, busy, onUse, onDismiss }: Props) {
  const [filled, setFilled] = useState<Record<number, string>>({})
  const [wording, setWording] = useState<string | null>(null)
  const hint = useId()
  const text = (wording ?? filledText(raise.better, filled)).trim()
  const isWhole = wording === null ? isFilled(raise.better, filled) : text !== '' && text !== raise.line

  return (
    <div className="mt-2.5">
      <div className="divide-y divide-line rounded-control border border-brand-line bg-surface text-13">
        <div className={line}>
          <span className="text-12 text-ink-soft">{raise.is_new ? 'Below' : 'Now'}</span>
          <p className="min-w-0 wrap-anywhere text-ink-soft">{raise.line || 'A line of its own'}</p>
        </div>
        <div className={line}>
          <span className="text-12 text-ink-soft">{raise.is_new ? 'New' : 'Better'}</span>
          {wording === null ? (
            <p className="min-w-0 leading-[1.65] wrap-anywhere">
              {raise.better.map((piece, at) => {
                if (piece.kind === 'kept') return <span key={at}>{piece.text}</span>
                if (piece.kind === 'added')
                  return (
                    <mark key={at} className="bg-mark text-ink">
                      {piece.text}
                    </mark>
                  )
                return (
                  <input
                    key={at}
                    aria-label={piece.text}
                    placeholder={piece.text}
                    value={filled[at] ?? ''}
                    size={Math.min(Math.max(piece.text.length, filled[at]?.length ?? 0), 44)}
                    maxLength={300}
                    onChange={(event) => setFilled({ ...filled, [at]: event.target.value })}
                    className="max-w-full rounded-small border border-dashed border-line-control bg-surface px-2 text-ink"
                  />
                )
              })}
            </p>
          ) : (
            <TextArea
              aria-label="The line in your own words"
              rows={3}
              maxLength={1000}
              value={wording}
              onChange={(event) => setWording(event.target.value)}
            />
          )}
        </div>
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <p id={hint} className="min-w-[min(100%,6rem)] flex-1 text-12 text-ink-soft">
          {isWhole
            ? 'Use it only if it is true.'
            : wording === null
              ? 'Fill in what only you know.'
              : 'Write the line as you would say it.'}
        </p>
        <Button
          variant="primary"
          icon={<Check aria-hidden />}
          disabled={!isWhole}
          busy={busy ? 'Counting' : undefined}
          aria-describedby={hint}
          onClick={() => onUse(text)}
        >
          Use this line
        </Button>
        {wording === null && (
          <Button icon={<Pencil aria-hidden />} onClick={() => setWording(text || raise.line)}>
            Edit
          </Button>
        )}
        <Button variant="quiet" onClick={onDismiss}>
          Not true for me
        </Button>
      </div>
    </div>
  )
}
