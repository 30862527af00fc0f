import { CircleCheck, CircleMinus, CircleX, Clock } from 'lucide-react'

import { classes } from '@/lib/classes'
import type { Status } from '@/rules/tracker'

const looks = {
  Submitted: { tone: 'text-ink-soft', Icon: Clock },
  Selected: { tone: 'text-good', Icon: CircleCheck },
  Rejected: { tone: 'text-weak', Icon: CircleX },
} as const satisfies Record<Status, unknown>

const withdrawn = { tone: 'text-ink-soft', Icon: CircleMinus }

/** The status of an application as an icon and a word. */
export function ApplicationStatus({ status, isWithdrawn = false }: { status: Status; isWithdrawn?: boolean }) {
  const { tone, Icon } = isWithdrawn ? withdrawn : looks[status]
  return (
    <span className={classes('inline-flex items-center gap-1.5 text-12', tone)}>
      <Icon aria-hidden className="size-[13px] shrink-0" strokeWidth={2} />
      {isWithdrawn ? 'Withdrawn' : status}
    </span>
  )
}
