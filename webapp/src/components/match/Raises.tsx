import { useState } from 'react'

import type { Raise } from '@/api/analyses'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { counted } from '@/rules/figures'

const AT_FIRST = 5

/** What would raise the score, the largest gain first. */
export function Raises({ raises }: { raises: Raise[] }) {
  const [all, setAll] = useState(false)
  const worth = raises.filter((raise) => raise.gain > 0)
  if (worth.length === 0) return null
  // One more row costs no more than the button that would hide it.
  const listed = all || worth.length <= AT_FIRST + 1 ? worth : worth.slice(0, AT_FIRST)
  return (
    <Card aria-labelledby="raises" className="mt-4">
      <CardHead id="raises" title="What would raise the score" lead="Add only what is true. A recruiter will ask." />
      <ul className="divide-y divide-line">
        {listed.map((raise) => (
          <li
            key={raise.requirement_id}
            className="grid grid-cols-[60px_minmax(0,1fr)] items-center gap-x-5 gap-y-2 px-4 py-3.5 tablet:grid-cols-[60px_minmax(0,1fr)_auto] tablet:px-5"
          >
            <p className="self-start">
              <span className="block font-heading text-20 font-strong text-brand">+{raise.gain}</span>
              <span className="block text-12 text-ink-soft">to {raise.percent}%</span>
            </p>
            <div>
              <h3 className="font-text text-13 font-label tracking-normal">{raise.title}</h3>
              <p className="text-13 text-ink-soft">{raise.text}</p>
            </div>
            <span className="col-start-2 inline-flex min-h-5.5 items-center justify-self-start rounded-full border border-dashed border-line-control px-2 text-12 text-ink-soft tablet:col-start-3">
              Only if true
            </span>
          </li>
        ))}
      </ul>
      {listed.length < worth.length && (
        <div className="border-t border-line px-4 py-3 tablet:px-5">
          <Button size="small" onClick={() => setAll(true)}>
            Show {counted(worth.length - listed.length, 'more', 'more')}
          </Button>
        </div>
      )}
    </Card>
  )
}
