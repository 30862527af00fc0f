import { Initials } from '@/components/Initials'
import { ThemeSwitch } from '@/components/ThemeSwitch'
import { useSession } from '@/lib/session/useSession'
import { roleName } from '@/rules/roles'

type Props = { collapsed?: boolean; onAccount: () => void }

/** The signed-in person, as the button that leads to their account, and the theme switch. */
export function Person({ collapsed = false, onAccount }: Props) {
  const { user, role } = useSession()
  if (!user) return null
  if (collapsed) {
    return (
      <div className="flex flex-col items-center gap-2 px-3 pt-2 pb-5">
        <ThemeSwitch />
        <button type="button" className="rounded-full" title="My account" onClick={onAccount}>
          <Initials name={user.username} />
          <span className="sr-only">{`My account: ${user.username}, ${roleName(role, user)}`}</span>
        </button>
      </div>
    )
  }
  return (
    <div className="flex items-center gap-3 px-5 pt-3 pb-5">
      <button
        type="button"
        title="My account"
        className="-m-1.5 flex min-w-0 flex-1 items-center gap-3 rounded-control p-1.5 text-left hover:bg-muted"
        onClick={onAccount}
      >
        <Initials name={user.username} />
        <span className="min-w-0 flex-1 text-13 leading-snug">
          <span className="sr-only">My account: </span>
          <span className="block truncate font-label">{user.username}</span>
          <span className="block text-12 text-ink-soft">{roleName(role, user)}</span>
        </span>
      </button>
      <ThemeSwitch />
    </div>
  )
}
