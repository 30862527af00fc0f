import type { ReactNode } from 'react'

/** Words of the resume, quoted exactly. */
export function Quote({ children }: { children: ReactNode }) {
  return (
    <span dir="auto" className="block border-s-2 border-dashed border-brand-line ps-2 text-12 text-ink-soft">
      {children}
    </span>
  )
}
