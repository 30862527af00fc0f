import { useEffect, useRef } from 'react'

import { useAppDispatch } from '@/lib/hooks'
import { logoutFlag } from '@/lib/session/logoutFlag'
import { sessionEnded } from '@/lib/session/session'
import { useSession } from '@/lib/session/useSession'
import { useLedOn } from '@/lib/useLedOn'
import { useReturnPath } from '@/lib/session/useRedirectAfterLogin'

/** Ends the session of a person who has just logged out; redirects a logged-in person after a moment. */
export function useArrivalAtLogin() {
  const { isInitialized } = useSession()
  const dispatch = useAppDispatch()
  const returnPath = useReturnPath()
  const arrived = useRef(false)

  useEffect(() => {
    if (!isInitialized || arrived.current) return
    arrived.current = true
    if (returnPath !== null || !logoutFlag.isUp()) return
    logoutFlag.lower()
    dispatch(sessionEnded())
  }, [dispatch, isInitialized, returnPath])

  useLedOn()
}
