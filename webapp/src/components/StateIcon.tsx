import { CircleCheck, CircleDotDashed, CircleX } from 'lucide-react'

import { classes } from '@/lib/classes'

const LOOKS = {
  own: { tone: 'text-amber', Icon: CircleCheck },
  met: { tone: 'text-good', Icon: CircleCheck },
  partly: { tone: 'text-medium', Icon: CircleDotDashed },
  missing: { tone: 'text-weak', Icon: CircleX },
}

/** Met, partly met, missing or on the person's word, as an icon; the word is next to it. */
export function StateIcon({ state, className }: { state: keyof typeof LOOKS; className?: string }) {
  const { tone, Icon } = LOOKS[state]
  return <Icon aria-hidden className={classes('size-[18px] shrink-0', tone, className)} strokeWidth={2} />
}
