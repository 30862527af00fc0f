import { useEffect } from 'react'

import { useSession } from '@/lib/session/useSession'
import { useRedirectAfterLogin } from '@/lib/session/useRedirectAfterLogin'

export const REDIRECT_DELAY = 500

/** Redirects a person who is already signed in away from log-in and registration, after a moment. */
export function useLedOn() {
  const { isInitialized, isAuthenticated, role, user } = useSession()
  const redirect = useRedirectAfterLogin()
  useEffect(() => {
    if (!isInitialized || !isAuthenticated) return
    const timer = setTimeout(() => redirect(role, user), REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [isInitialized, isAuthenticated, redirect, role, user])
}
