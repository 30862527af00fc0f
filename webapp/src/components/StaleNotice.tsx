import { History } from 'lucide-react'
import type { ReactNode } from 'react'

/** Says that the result below is based on an earlier text or file, and offers to redo it. */
export function StaleNotice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-sunken px-4 py-3 text-13 tablet:px-5">
      <History aria-hidden className="size-[17px] shrink-0 text-ink-soft" strokeWidth={1.75} />
      <p className="flex-1 text-ink-soft">{children}</p>
      {action}
    </div>
  )
}
