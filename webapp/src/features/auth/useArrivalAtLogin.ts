import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'

import { useRedirectAfterLogin, useReturnPath } from '@/features/auth/useRedirectAfterLogin'
import { logoutFlag } from '@/lib/logoutFlag'
import { sessionEnded, useSession } from '@/lib/session'

export const REDIRECT_DELAY = 500

/** Who comes here just after logging out starts from nothing; who is signed in already is led on after a moment. */
export function useArrivalAtLogin() {
  const { isInitialized, isAuthenticated, role } = useSession()
  const dispatch = useDispatch()
  const redirect = useRedirectAfterLogin()
  const returnPath = useReturnPath()
  const arrived = useRef(false)

  useEffect(() => {
    if (!isInitialized || arrived.current) return
    arrived.current = true
    if (returnPath !== null || !logoutFlag.isUp()) return
    logoutFlag.lower()
    dispatch(sessionEnded())
  }, [dispatch, isInitialized, returnPath])

  useEffect(() => {
    if (!isInitialized || !isAuthenticated) return
    const timer = setTimeout(() => redirect(role), REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [isInitialized, isAuthenticated, redirect, role])
}
