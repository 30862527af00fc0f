import { Menu, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { ButtonLink } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { Logo } from '@/components/Logo'
import { Anchors } from '@/features/landing/Anchors'
import { toTop } from '@/features/landing/anchors'

/** Always in sight: the sections of the page, and the way in. On a phone the sections are behind a button. */
export function TopBar() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return undefined
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open])
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-14 max-w-[1216px] flex-wrap items-center justify-between px-4 tablet:h-16 tablet:px-8">
        <Link to="/" onClick={toTop} className="flex rounded-control">
          <Logo />
        </Link>
        <Anchors
          label="Sections"
          className="hidden items-center gap-1 desk:flex"
          linkClassName="rounded-control px-3 py-2 text-15 font-medium text-ink-soft transition-colors hover:text-ink"
        />
        <nav aria-label="Account" className="flex flex-wrap items-center gap-1 tablet:gap-2">
          <ButtonLink to="/user/login" variant="quiet">
            Login
          </ButtonLink>
          <ButtonLink to="/user/registration" variant="primary">
            Sign Up
          </ButtonLink>
          <IconButton
            aria-label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            size="large"
            className="-mr-3 desk:hidden"
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden /> : <Menu aria-hidden />}
          </IconButton>
        </nav>
      </div>
      {open && (
        <Anchors
          label="Sections of this page"
          className="animate-appear border-t border-line px-4 py-2 tablet:px-8 desk:hidden"
          linkClassName="flex h-11 items-center text-15 font-medium text-ink-soft hover:text-ink"
          onFollow={() => setOpen(false)}
        />
      )}
    </header>
  )
}
