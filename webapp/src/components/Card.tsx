import type { ComponentPropsWithRef, ReactNode } from 'react'

import { classes } from '@/lib/classes'

type Props = ComponentPropsWithRef<'section'> & { padded?: boolean }

/** A surface with a thin border. Without `padded` its children (a head row, rows, cells) have their own padding. */
export function Card({ padded = false, className, ...rest }: Props) {
  return (
    <section
      className={classes('rounded-card border border-line bg-surface', padded && 'p-4 tablet:p-5', className)}
      {...rest}
    />
  )
}

type HeadProps = { title: ReactNode; lead?: ReactNode; actions?: ReactNode; id?: string; level?: 2 | 3 }

export function CardHead({ title, lead, actions, id, level = 2 }: HeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex min-h-[50px] flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 tablet:px-5">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <Heading id={id} className="text-15 font-strong">
          {title}
        </Heading>
        {lead && <span className="text-12 wrap-anywhere text-ink-soft">{lead}</span>}
      </div>
      {actions && <div className="flex items-center gap-2">{actions}</div>}
    </div>
  )
}
