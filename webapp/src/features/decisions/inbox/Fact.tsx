import type { ReactNode } from 'react'

/** A line of what is good to know beside a thread. */
export function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="inbox-fact">
      <span aria-hidden>{icon}</span>
      <dt className="text-ink-soft">{name}</dt>
      <dd dir="auto" className="font-label wrap-anywhere">
        {children}
      </dd>
    </div>
  )
}
