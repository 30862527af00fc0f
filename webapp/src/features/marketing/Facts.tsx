import type { ReactNode } from 'react'

import { Skeleton } from '@/components/Skeleton'
import { classes } from '@/lib/classes'

type Fact = { name: string; value: ReactNode; note?: string }

const rows = { 3: 'grid-cols-1 tablet:grid-cols-3', 4: 'grid-cols-2 tablet:grid-cols-4' }

/** A few figures in one card, divided by hairlines. */
export function Facts({ label, facts }: { label: string; facts: Fact[] }) {
  return (
    <dl
      aria-label={label}
      className={classes(
        'grid gap-px overflow-hidden rounded-card border border-line bg-line',
        rows[facts.length === 3 ? 3 : 4],
      )}
    >
      {facts.map(({ name, value, note }) => (
        <div key={name} className="bg-surface px-4 py-3.5 tablet:px-5">
          <dt className="text-12 text-ink-soft">{name}</dt>
          <dd className="mt-1 flex flex-wrap items-baseline gap-x-2">
            <span className="font-heading text-26 font-strong">{value}</span>
            {note && <span className="text-12 text-ink-soft">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function FactsSkeleton({ count }: { count: 3 | 4 }) {
  return (
    <div
      aria-hidden
      className={classes('grid gap-px overflow-hidden rounded-card border border-line bg-line', rows[count])}
    >
      {Array.from({ length: count }, (_, cell) => (
        <div key={cell} className="bg-surface px-4 py-3.5 tablet:px-5">
          <Skeleton faint className="h-4 w-24" />
          <Skeleton className="mt-2 h-8 w-24" />
        </div>
      ))}
    </div>
  )
}

/** Placeholder rows while a list loads. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden className="divide-y divide-line rounded-card border border-line bg-surface">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="space-y-3 px-4 py-4 tablet:px-5">
          <Skeleton faint className="h-[22px] w-48" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  )
}
