import { LoaderCircle } from 'lucide-react'

import { classes } from '@/lib/classes'

type Props = {
  className?: string
  /** Read by screen readers; without it the spinner only decorates a text. */ label?: string
}

export function Spinner({ className, label }: Props) {
  const wheel = (
    <LoaderCircle
      aria-hidden
      className={classes('size-4 shrink-0 animate-spin text-brand', className)}
      strokeWidth={2}
    />
  )
  if (!label) return wheel
  return (
    <span role="status" className="inline-flex items-center gap-2 text-13 text-ink-soft">
      {wheel}
      {label}
    </span>
  )
}
