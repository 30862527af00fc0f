import { useState } from 'react'

import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { useCorrecting } from './correcting'
import { RoleForm } from './RoleForm'

/** Below the requirements: what the person has taken away or added, and the way back. */
export function Recounted() {
  const correcting = useCorrecting()
  const [adding, setAdding] = useState(false)
  if (!correcting) return null
  const { recount, busy, undo } = correcting
  const corrections = (recount?.corrections ?? []).filter(
    ({ kind }) => kind === 'not_a_requirement' || kind === 'missing_role',
  )
  return (
    <section aria-label="Your corrections" className="border-t border-line px-4 py-3 tablet:px-[18px]">
      {corrections.length > 0 && (
        <ul className="mb-2 text-12">
          {corrections.map((item) => (
            <li key={item.number} className="flex items-baseline gap-3 py-1">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {item.about && <span className="font-label">{item.about}. </span>}
                <span className="text-ink-soft">{item.statement}</span>
              </span>
              <Button
                size="row"
                variant="quiet"
                disabled={busy}
                aria-label={`Undo: ${item.about || item.statement}`}
                onClick={() => undo(item.number)}
              >
                Undo
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding ? (
        <RoleForm onClose={() => setAdding(false)} />
      ) : (
        <Button size="small" disabled={busy} onClick={() => setAdding(true)}>
          A role is missing
        </Button>
      )}
      {recount && (
        <div className="mt-3 border-t border-line pt-3 text-12 text-ink-soft">
          <Checkbox
            label="Let the people who run this site learn from these corrections, without my name and contact details"
            checked={recount.is_shared}
            disabled={busy}
            onChange={(event) => correcting.share(event.target.checked)}
          />
        </div>
      )}
    </section>
  )
}
