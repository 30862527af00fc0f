import type { ReactNode } from 'react'

/** Words of the resume, as they stand there. */
export function Quote({ children }: { children: ReactNode }) {
  return <span className="block border-l-2 border-dashed border-brand-line pl-2 text-12 text-ink-soft">{children}</span>
}
