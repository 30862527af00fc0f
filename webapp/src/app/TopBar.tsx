import { Menu, Search } from 'lucide-react'
import { Link } from 'react-router'

import { Initials } from '@/components/Initials'
import { IconButton } from '@/components/IconButton'
import { Logo } from '@/components/Logo'
import { useSession } from '@/lib/session/useSession'

/** On narrow screens: the way to the drawer, the mark, the palette and the person. */
export function TopBar({ onMenu, onSearch }: { onMenu: () => void; onSearch: () => void }) {
  const { user } = useSession()
  return (
    <header
      data-print="no"
      data-bar
      className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-sunken px-2 desk:hidden"
    >
      <IconButton aria-label="Open the menu" size="large" onClick={onMenu}>
        <Menu aria-hidden />
      </IconButton>
      <span className="flex min-w-0 flex-1">
        <Logo />
      </span>
      <span data-room-for-companions className="shrink-0" />
      <IconButton aria-label="Go to..." size="large" onClick={onSearch}>
        <Search aria-hidden />
      </IconButton>
      {user && (
        <Link
          to="/user/AboutUser"
          aria-label="My Profile"
          className="grid h-full place-items-center rounded-control px-1.5"
        >
          <Initials name={user.username} />
        </Link>
      )}
    </header>
  )
}
