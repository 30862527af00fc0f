import { useEffect, useMemo, useState, type RefObject } from 'react'

import type { ResumeBlock } from '@/api/analyses'
import { Card, CardHead } from '@/components/Card'
import { Segments } from '@/components/Segments'
import { classes } from '@/lib/classes'
import { numbersOf, placeOf } from './version'

type Props = {
  original: ResumeBlock[]
  changed: ResumeBlock[]
  /** The texts that were written for this job. */
  added: readonly string[]
  /** The line that the open advice is about. */
  line: string
  panel: RefObject<HTMLDivElement | null>
}

/** The key of the line to which the thread leads. */
export const OPEN_LINE = 'open'

/** The resume line by line, with the changes or as it was. */
export function VersionText({ original, changed, added, line, panel }: Props) {
  const [side, setSide] = useState<'changed' | 'original'>('changed')
  const blocks = side === 'changed' ? changed : original
  const numbers = useMemo(() => numbersOf(blocks), [blocks])
  const at = placeOf(blocks, line)

  useEffect(() => {
    const marked = panel.current?.querySelector<HTMLElement>('[data-open]')
    if (panel.current && marked) panel.current.scrollTo?.({ top: marked.offsetTop - panel.current.clientHeight / 3 })
  }, [at, side, panel])

  return (
    <Card className="wide:sticky wide:top-(--room-top,16px) wide:flex wide:max-h-[calc(var(--room,100dvh)-32px)] wide:flex-col">
      <CardHead
        title="Your resume"
        actions={
          <Segments
            label="Version"
            options={[
              { value: 'changed', label: 'With changes' },
              { value: 'original', label: 'Original' },
            ]}
            value={side}
            onChange={setSide}
          />
        }
      />
      <div
        ref={panel}
        role="region"
        aria-label="Your resume"
        tabIndex={0}
        className="relative min-h-0 bg-sunken p-4 text-13 leading-[1.6] text-ink-soft focus-visible:-outline-offset-2 wide:overflow-y-auto"
      >
        <div className="rounded-control border border-line bg-surface px-4 py-4">
          {blocks.map((block, number) => {
            const text = block.parts.map((part) => part.text).join(' ')
            const isAdded = side === 'changed' && added.some((item) => text.includes(item))
            return (
              <p
                key={number}
                dir="auto"
                data-open={number === at || undefined}
                className={classes(
                  'grid grid-cols-[24px_minmax(0,1fr)] wrap-anywhere',
                  number === at && 'bg-brand-soft',
                  (block.kind === 'heading' || block.kind === 'entry') && 'mt-2 text-ink',
                )}
              >
                <span aria-hidden className="text-12 text-ink-faint">
                  {numbers[number]}
                </span>
                <span
                  data-proof={number === at ? OPEN_LINE : undefined}
                  className={classes(
                    'min-w-0',
                    ['name', 'heading', 'entry'].includes(block.kind) && 'font-label text-ink',
                  )}
                >
                  {isAdded ? <mark className="bg-mark text-ink">{text}</mark> : text}
                  {block.aside && <span className="text-12 text-ink-soft"> {block.aside}</span>}
                </span>
              </p>
            )
          })}
        </div>
      </div>
      <p className="border-t border-line px-4 py-3 text-12 text-ink-soft tablet:px-5">
        Kept in this tab for this job until you log out. Your original stays as it is.
      </p>
    </Card>
  )
}
