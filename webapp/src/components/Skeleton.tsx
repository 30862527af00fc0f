import { classes } from '@/lib/classes'

/** A placeholder for something that is loading. Give it the size of the content; it is never wider than its place. */
export function Skeleton({ className, faint = false }: { className?: string; faint?: boolean }) {
  return (
    <span
      aria-hidden
      className={classes('block max-w-full animate-breathe rounded-badge', faint ? 'bg-muted' : 'bg-line', className)}
    />
  )
}
