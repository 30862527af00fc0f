import { classes } from '@/lib/classes'

/** A placeholder for something that is loading. Give it the size of the content. */
export function Skeleton({ className, faint = false }: { className?: string; faint?: boolean }) {
  return (
    <span
      aria-hidden
      className={classes('block animate-breathe rounded-badge', faint ? 'bg-muted' : 'bg-line', className)}
    />
  )
}
