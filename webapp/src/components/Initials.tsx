import { classes } from '@/lib/classes'

/** The first letters of the first and last name, or the first two letters of a single name. */
const initialsOf = (name: string) => {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)].map((word) => [...word!][0]) : [...(words[0] ?? '')]
  return letters.slice(0, 2).join('').toUpperCase()
}

/** Two letters that represent a person; `className` sets their size. */
export function Initials({ name, className = 'size-8 text-12 font-strong' }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={classes(
        'grid shrink-0 place-items-center rounded-full border border-line bg-muted text-ink-soft',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
