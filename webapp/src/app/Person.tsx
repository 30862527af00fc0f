import { ThemeSwitch } from '@/components/ThemeSwitch'
import { classes } from '@/lib/classes'
import { useSession } from '@/lib/session'
import { roleName } from '@/rules/roles'

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

/** Who is signed in, and the light. */
export function Person({ collapsed = false }: { collapsed?: boolean }) {
  const { user, role } = useSession()
  if (!user) return null
  if (collapsed) {
    return (
      <div className="flex flex-col items-center gap-2 px-3 pt-2 pb-5">
        <ThemeSwitch />
        <Initials name={user.username} />
        <span className="sr-only">{`${user.username}, ${roleName(role)}`}</span>
      </div>
    )
  }
  return (
    <div className="flex items-center gap-3 px-5 pt-3 pb-5">
      <Initials name={user.username} />
      <div className="min-w-0 flex-1 text-13 leading-snug">
        <p className="truncate font-label">{user.username}</p>
        <p className="text-12 text-ink-soft">{roleName(role)}</p>
      </div>
      <ThemeSwitch />
    </div>
  )
}
