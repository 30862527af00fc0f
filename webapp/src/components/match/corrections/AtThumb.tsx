import { useCallback, type CSSProperties, type ReactNode } from 'react'

import { useInView } from '@/lib/useInView'

const AT_THUMB: CSSProperties = { position: 'fixed', inset: 'auto 0 0', zIndex: 35 }
// The row counts as in sight only between the bars at the top and this sheet.
const BETWEEN = '-100px 0px -110px 0px'

/** What can be done with the open row on a phone, within reach of the thumb. It is not modal, and disappears with its
    row. */
export function AtThumb({ about, children }: { about: string; children: ReactNode }) {
  const { isInView, place } = useInView(BETWEEN)
  const row = useCallback((sheet: HTMLElement | null) => place(sheet?.closest('[data-requirement]') ?? null), [place])
  return (
    <div
      ref={row}
      role="group"
      aria-label={`Did we get it wrong? ${about}`}
      hidden={!isInView}
      data-print="no"
      style={AT_THUMB}
      className="animate-sheet rounded-t-dialog border-t border-line-strong bg-float px-4 pt-3 pb-4 shadow-floating"
    >
      <p className="text-12 text-ink-soft">
        <span className="font-label text-ink">Did we get it wrong?</span> The score is recalculated at once.
      </p>
      <div className="mt-2 flex gap-2">{children}</div>
    </div>
  )
}
