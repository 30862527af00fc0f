import type { ReactNode } from 'react'

import { classes } from '@/lib/classes'
import { useTitle } from '@/lib/useTitle'

type Props = {
  title: string
  lead?: ReactNode
  /** What stands before the heading, such as the initials of whom the screen is about. */
  mark?: ReactNode
  /** At most one primary button. */
  actions?: ReactNode
  /** The name in the browser's tab when it differs from the heading. */
  documentTitle?: string
  className?: string
}

/** The main heading of a screen: it names the tab, and takes the focus when one comes from another screen. */
export function PageHeader({ title, lead, mark, actions, documentTitle, className }: Props) {
  useTitle(documentTitle ?? title)
  return (
    <header className={classes('mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3', className)}>
      <div className="flex min-w-0 items-center gap-4">
        {mark}
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-26">
            {title}
          </h1>
          {lead && <p className="mt-1.5 max-w-[72ch] text-13 text-ink-soft">{lead}</p>}
        </div>
      </div>
      {actions && (
        <div data-print="no" className="flex min-w-0 flex-wrap items-center gap-2 desk:shrink-0">
          {actions}
        </div>
      )}
    </header>
  )
}
