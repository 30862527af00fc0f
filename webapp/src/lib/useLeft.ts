import { useEffect, useEffectEvent, useRef } from 'react'

import { useSession } from '@/lib/session/useSession'

/** Calls back when the signed-in person changes or logs out; not when a visitor logs in. */
export function useLeft(act: () => void) {
  const { user } = useSession()
  const before = useRef(user?.id)
  const leave = useEffectEvent(act)
  useEffect(() => {
    if (before.current !== undefined && before.current !== user?.id) leave()
    before.current = user?.id
  }, [user?.id])
}
