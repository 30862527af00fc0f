import { classes } from '@/lib/classes'

/** The place of something that is on its way. Give it the size of what will stand there. */
export function Skeleton({ className, faint = false }: { className?: string; faint?: boolean }) {
  return (
    <span
      aria-hidden
      className={classes('block animate-breathe rounded-badge', faint ? 'bg-muted' : 'bg-line', className)}
    />
  )
}
