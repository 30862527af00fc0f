import { ShieldAlert, ShieldCheck } from 'lucide-react'

import type { SecurityAnswer } from '@/api/security'
import { Card } from '@/components/Card'
import { classes } from '@/lib/classes'
import { protectionOf } from '@/rules/protection'

/** How well the account is protected, and what is left to do. */
export function Protection({ security }: { security: SecurityAnswer }) {
  const { isGood, there, left } = protectionOf(security)
  const Icon = isGood ? ShieldCheck : ShieldAlert
  return (
    <Card aria-labelledby="protection" padded className="flex items-center gap-3">
      <span
        className={classes(
          'grid size-10 shrink-0 place-items-center rounded-full',
          isGood ? 'bg-good-soft text-good' : 'bg-medium-soft text-medium',
        )}
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0">
        <h2 id="protection" className="text-15 font-strong">
          {isGood ? 'Well protected' : 'Could be safer'}
        </h2>
        <p className="text-13 text-ink-soft">
          {there} {left}
        </p>
      </div>
    </Card>
  )
}
