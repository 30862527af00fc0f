import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

import { classes } from '@/lib/classes'

const tones = {
  plain: 'border-line-strong text-ink-soft',
  matching: 'border-good-line bg-good-soft text-good',
  missing: 'border-dashed border-line-control text-ink-soft',
}

/** A skill. */
export function Chip({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex h-6 max-w-full items-center gap-1 rounded-full border px-2.5 text-12 font-medium',
        tones[tone],
      )}
    >
      {tone === 'matching' && <Check aria-hidden className="size-[13px]" strokeWidth={2} />}
      <span className="truncate">{children}</span>
    </span>
  )
}
