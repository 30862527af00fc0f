import { ArrowRight, LifeBuoy, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { classes } from '@/lib/classes'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { linkState } from '@/rules/chat'
import { places, type Path, type Place } from '@/rules/places'

export type Icons = Partial<Record<Path, ReactNode>>

const LOG_IN_FIRST = "Please log in to access this feature. You'll be redirected to the login page."

const look = classes(
  'flex min-h-9 w-full items-center gap-2 rounded-control border border-line bg-surface px-2.5 py-1.5 text-left text-13 font-label',
  '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]',
)
const openLook = classes(look, 'transition-colors hover:border-line-strong hover:bg-paper [&>svg]:text-brand')

function targetOf(path: Path) {
  const place: Place = places.find((row) => row.path === path)!
  return { name: place.entry?.label ?? place.title, address: place.entry?.goes ?? path }
}

type Props = {
  to: readonly Path[]
  icons: Icons
  onGo: () => void
  /** Called when a link that needs a log-in has led to the log-in instead. */
  onSentToLogin: () => void
}

/** Where an answer leads, for this person: open, locked until the log-in, or not shown at all. */
export function ReplyLinks({ to, icons, onGo, onSentToLogin }: Props) {
  const { role } = useSession()
  const links = to.map((path) => ({ path, state: linkState(path, role) })).filter(({ state }) => state !== 'hidden')
  if (links.length === 0) return null
  const sendToLogin = () => {
    notify(LOG_IN_FIRST, { tone: 'warning' })
    onSentToLogin()
  }
  return (
    <ul className="mt-2 space-y-1.5">
      {links.map(({ path, state }) => {
        const { name, address } = targetOf(path)
        return (
          <li key={path}>
            {state === 'locked' ? (
              <Link
                to="/user/login"
                state={{ from: address }}
                onClick={sendToLogin}
                className={classes(look, 'bg-transparent text-ink-faint hover:border-line-strong')}
              >
                <Lock aria-hidden />
                {name} (Login Required)
              </Link>
            ) : (
              <Link to={address} onClick={onGo} className={openLook}>
                {icons[path]}
                <span className="flex-1">{name}</span>
                <ArrowRight aria-hidden className="text-ink-faint!" />
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export function HelpDeskRow({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={classes(openLook, 'mt-1.5')}>
      <LifeBuoy aria-hidden />
      <span className="flex-1">Help Desk</span>
      <ArrowRight aria-hidden className="text-ink-faint!" />
    </button>
  )
}
