import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'

import { logoutFlag } from '@/lib/session/logoutFlag'
import { sessionEnded, useSession } from '@/lib/session/session'
import { useLedOn } from '@/lib/useLedOn'
import { useReturnPath } from '@/lib/session/useRedirectAfterLogin'

/** Who comes here just after logging out starts from nothing; who is signed in already is led on after a moment. */
export function useArrivalAtLogin() {
  const { isInitialized } = useSession()
  const dispatch = useDispatch()
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
