import { useEffect, useLayoutEffect, useRef } from 'react'

import { keptList, type KeptList } from '@/features/searches/keptList'

/** Keeps the scroll position when somebody leaves the list, and restores it once the cards are rendered. */
export function useWayBack(userId: number, now: Omit<KeptList, 'scroll'>, from: KeptList | null, isThere: boolean) {
  const latest = useRef(now)
  const goal = useRef(from?.scroll ?? 0)
  useLayoutEffect(() => {
    latest.current = now
  })

  useLayoutEffect(() => {
    const keep = () => void keptList(userId).keep({ ...latest.current, scroll: window.scrollY })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [userId])

  useEffect(() => {
    if (!isThere || goal.current === 0) return
    window.scrollTo(0, goal.current)
    goal.current = 0
  }, [isThere])
}
