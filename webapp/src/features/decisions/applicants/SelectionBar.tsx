import { useLayoutEffect, useRef, type ReactNode } from 'react'

import { MOST_DECISIONS } from '@/api/server.gen'
import type { Applicant } from '@/api/decisions'
import { Button } from '@/components/Button'
import type { Change } from '@/features/decisions/applicants/useDecisions'
import { verbs } from '@/rules/decisions'
import { counted } from '@/rules/figures'

type Props = {
  chosen: Applicant[]
  /** Who is in the list now; others may be chosen as well. */
  rows: readonly Applicant[]
  onDecide: (change: Change) => void
  onClear: () => void
  /** What else can be done with them. */
  children?: ReactNode
}

/** One decision for everybody chosen; each gets their own email. */
export function SelectionBar({ chosen, rows, onDecide, onClear, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  // The bar covers rows: the row that takes the focus is scrolled to above the bar.
  useLayoutEffect(() => {
    const page = document.documentElement
    page.style.scrollPaddingBottom = `${bar.current!.offsetHeight + 32}px`
    return () => {
      page.style.scrollPaddingBottom = ''
    }
  })
  const ways = (['Selected', 'Rejected', 'Submitted'] as const).map((status) => ({
    status,
    applications: chosen.filter((one) => (one.status === 'Submitted') !== (status === 'Submitted')),
  }))
  const elsewhere = chosen.filter(({ id }) => rows.every((one) => one.id !== id)).length
  return (
    <div
      ref={bar}
      role="region"
      aria-label="Chosen applications"
      className="sticky bottom-4 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-float p-2.5 pl-4 shadow-floating max-tablet:pr-16"
    >
      <p className="mr-2 text-13 font-strong" role="status">
        {`${counted(chosen.length, 'application')} chosen`}
        {elsewhere > 0 && `, ${elsewhere} of them not shown here`}
        {ways.some(({ applications }) => applications.length > MOST_DECISIONS) && `; at most ${MOST_DECISIONS} at once`}
      </p>
      {ways.map(
        ({ status, applications }) =>
          applications.length > 0 && (
            <Button
              key={status}
              size="small"
              disabled={applications.length > MOST_DECISIONS}
              onClick={() => onDecide({ status, applications })}
            >
              {`${verbs[status]} ${applications.length}`}
            </Button>
          ),
      )}
      {children}
      <Button size="small" variant="quiet" onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}
