import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { ButtonLink } from '@/components/Button'
import { Logo } from '@/components/Logo'

/** A page for visitors: the logo leads to the first page, and the log-in is one click away. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="mx-auto flex h-16 max-w-[1264px] items-center justify-between px-4 tablet:px-8">
        <Link to="/" className="flex rounded-control">
          <Logo />
        </Link>
        <ButtonLink to="/user/login" variant="quiet">
          Login
        </ButtonLink>
      </header>
      <div className="mx-auto max-w-[720px] px-4 pt-10 pb-[88px] tablet:px-8">{children}</div>
    </>
  )
}
