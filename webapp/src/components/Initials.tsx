import { classes } from '@/lib/classes'

const initialsOf = (name: string) => {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? '')
  return letters.slice(0, 2).toUpperCase()
}

/** Two letters that stand for a person. */
export function Initials({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={classes(
        'grid size-8 shrink-0 place-items-center rounded-full border border-line bg-muted text-12 font-strong text-ink-soft',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
