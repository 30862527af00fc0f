import type { ReactNode } from 'react'

import { classes } from '@/lib/classes'

const tones = {
  neutral: 'bg-muted text-ink-soft',
  good: 'bg-good-soft text-good',
  medium: 'bg-medium-soft text-medium',
  weak: 'bg-weak-soft text-weak',
  brand: 'bg-brand-soft text-brand-strong',
  ai: 'bg-thread-soft text-thread-ink',
  amber: 'bg-thread-soft text-thread-ink',
}

type Props = {
  tone?: keyof typeof tones
  /** A dot before the word: this state is live. */
  dot?: boolean
  icon?: ReactNode
  children: ReactNode
  className?: string
}

export function Badge({ tone = 'neutral', dot = false, icon, children, className }: Props) {
  return (
    <span
      className={classes(
        'inline-flex h-5.5 shrink-0 items-center gap-1.5 rounded-badge px-2 text-12 font-label whitespace-nowrap',
        '[&_svg]:size-[13px]',
        tones[tone],
        className,
      )}
    >
      {dot && <span aria-hidden className="size-1.5 rounded-full bg-current" />}
      {icon}
      {children}
    </span>
  )
}
