import { useEffect, useEffectEvent, useRef } from 'react'

import { useSession } from '@/lib/session/session'

/** Calls when whoever was signed in is no longer the one who is here. A visitor who logs in goes on as they are. */
export function useLeft(act: () => void) {
  const { user } = useSession()
  const before = useRef(user?.id)
  const leave = useEffectEvent(act)
  useEffect(() => {
    if (before.current !== undefined && before.current !== user?.id) leave()
    before.current = user?.id
  }, [user?.id])
}
