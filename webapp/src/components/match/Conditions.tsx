import { ClipboardCheck } from 'lucide-react'

import type { Condition } from '@/api/analyses'
import { ConditionAnswer } from './corrections/ConditionAnswer'

/** What the job demands besides skill. It is checked by the employer and gives or takes no points. */
export function Conditions({ conditions }: { conditions: Condition[] }) {
  if (conditions.length === 0) return null
  return (
    <section aria-labelledby="conditions" className="border-t border-line bg-sunken px-4 py-3 tablet:px-[18px]">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id="conditions" className="flex items-center gap-2.5 font-text text-13 font-strong">
          <ClipboardCheck aria-hidden className="size-[18px] shrink-0 text-ink-soft" strokeWidth={1.75} />
          You will also need
        </h3>
        <p className="text-12 text-ink-soft">Checked by the employer, never scored</p>
      </div>
      <ul className="mt-1 pl-7">
        {conditions.map((condition) => (
          <li key={condition.label} className="flex flex-wrap items-center gap-x-3 py-1.5 text-13">
            <span className="min-w-[min(100%,6rem)] flex-1">
              {condition.label}
              {condition.source !== condition.label && (
                <span className="block text-12 text-ink-soft">The job says: “{condition.source}”</span>
              )}
            </span>
            <ConditionAnswer about={condition.label} />
          </li>
        ))}
      </ul>
    </section>
  )
}
