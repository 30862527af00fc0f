import { TriangleAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'

import { Button } from '@/components/Button'
import { Quote } from '@/components/Quote'
import type { Merging } from '@/lib/useMerging'
import { differences, ownLines } from '@/rules/merging'

type Props<Draft extends object> = {
  /** What is edited, such as 'job'. */
  what: string
  merging: Merging<Draft>
  draft: Draft
  onChange: (draft: Draft) => void
  /** Called when the person has chosen. */
  onSave: () => void
  busy: boolean
}

/** Characters and lines from which the text scrolls at the width of a phone. */
const LONG = 300
const MANY = 8

/** Shown when two people changed the same parts: names them, shows the other values, and lets the person choose. */
export function ChangedElsewhere<Draft extends object>({ what, merging, draft, onChange, onSave, busy }: Props<Draft>) {
  const { conflicts, remote, local, requests } = merging
  const id = useId()
  const notice = useRef<HTMLElement>(null)
  const open = differences(conflicts, draft, remote)

  useEffect(() => {
    if (requests > 0) notice.current?.focus()
  }, [requests])

  if (conflicts.length === 0) return null
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-labelledby={id}
      className="mb-4 flex gap-3 rounded-card border border-medium-line bg-medium-soft px-4 py-3.5 tablet:px-5"
    >
      <TriangleAlert aria-hidden className="mt-px size-[18px] shrink-0 text-medium" strokeWidth={2} />
      <div className="min-w-0 flex-1">
        <h2 id={id} className="font-text text-13 font-strong tracking-normal">
          {`This ${what} was changed elsewhere: ${conflicts.map(({ label }) => label).join(', ')}`}
        </h2>
        <p className="mt-0.5 text-12 text-ink-soft">
          Nothing that you typed is lost, and nothing is saved yet. Choose what stays; everything else fits together.
        </p>
        <ul className="mt-2.5 space-y-2.5">
          {conflicts.map((part) => {
            const isTaken = !open.includes(part)
            const whole = part.wording(isTaken ? local : remote)
            const text = ownLines(whole, part.wording(draft))
            const [version, only] = isTaken
              ? ['as you typed it', 'lines only in yours']
              : ['as saved elsewhere', 'lines only saved elsewhere']
            return (
              <li key={part.label} className="text-12">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <p className="min-w-0 flex-1">{`${part.label}, ${text === whole ? version : only}`}</p>
                  <Button
                    size="row"
                    disabled={busy}
                    aria-label={`${isTaken ? 'Back to mine' : 'Use this'}: ${part.label}`}
                    onClick={() => onChange(isTaken ? merging.bringBack(draft, part) : merging.take(draft, [part]))}
                  >
                    {isTaken ? 'Back to mine' : 'Use this'}
                  </Button>
                </div>
                <div
                  className="mt-1 max-h-52 overflow-y-auto whitespace-pre-wrap wrap-anywhere"
                  tabIndex={text.length > LONG || text.split('\n').length > MANY ? 0 : undefined}
                >
                  <Quote>{text || 'Nothing'}</Quote>
                </div>
              </li>
            )
          })}
        </ul>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {open.length > 1 && (
            <Button size="small" disabled={busy} onClick={() => onChange(merging.take(draft, open))}>
              Use all of these
            </Button>
          )}
          <Button size="small" disabled={busy} onClick={onSave}>
            {open.length === conflicts.length ? 'Overwrite with mine' : 'Save what I chose'}
          </Button>
        </div>
      </div>
    </section>
  )
}
