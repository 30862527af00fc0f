import { useEffect } from 'react'

import { useSession } from '@/lib/session/session'
import { useRedirectAfterLogin } from '@/lib/session/useRedirectAfterLogin'

export const REDIRECT_DELAY = 500

/** Who is signed in already has no business at a way in: after a moment they are led on. */
export function useLedOn() {
  const { isInitialized, isAuthenticated, role } = useSession()
  const redirect = useRedirectAfterLogin()
  useEffect(() => {
    if (!isInitialized || !isAuthenticated) return
    const timer = setTimeout(() => redirect(role), REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [isInitialized, isAuthenticated, redirect, role])
}
