import { Fragment } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'

import { Spinner } from '@/components/Spinner'
import { useSession } from '@/lib/session/useSession'
import { homeOf, type Role } from '@/rules/roles'

const SECURITY = '/user/security'

/** Shown until the session is known: nobody is redirected before that. */
function Waiting() {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label="Loading..." />
    </div>
  )
}

/** To the log-in, and back here afterwards. */
export function ToLogin() {
  const { pathname, search, hash } = useLocation()
  return <Navigate to="/user/login" replace state={{ from: pathname + search + hash }} />
}

/** Renders its children for signed-in people only. A screen that a visitor must never see uses it itself, too. */
export function SignedInOnly({ children }: { children: React.ReactNode }) {
  const { isInitialized, isAuthenticated, user } = useSession()
  if (!isInitialized) return <Waiting />
  // When another person logs in in another tab, the key gives them a fresh screen.
  return isAuthenticated ? <Fragment key={user?.id}>{children}</Fragment> : <ToLogin />
}

/** Lets in the roles that the table of places admits; others go to their own first screen. */
export function Guard({ admits }: { admits: readonly Role[] }) {
  const { role, owesFactor, user } = useSession()
  const { pathname } = useLocation()
  // Somebody who must first set up a second factor can do nothing else.
  if (owesFactor && pathname !== SECURITY) return <Navigate to={SECURITY} replace />
  return (
    <SignedInOnly>
      {role !== '' && admits.includes(role) ? <Outlet /> : <Navigate to={homeOf(role, user)} replace />}
    </SignedInOnly>
  )
}

/** An address that we do not know leads home, or to the log-in. */
export function UnknownPath() {
  const { isInitialized, isAuthenticated, role, user } = useSession()
  if (!isInitialized) return <Waiting />
  return <Navigate to={isAuthenticated ? homeOf(role, user) : '/user/login'} replace />
}

/** /login is another name for the log-in screen; where to go afterwards is kept. */
export function LoginAlias() {
  const { state, search } = useLocation()
  return <Navigate to={`/user/login${search}`} replace state={state} />
}
