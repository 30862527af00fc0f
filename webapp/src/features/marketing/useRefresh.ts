import { useEffect, useState } from 'react'

import { useRefreshAgentMutation } from '@/api/marketing'
import { REFRESH_EVERY } from '@/rules/posts'

/**
 * Refetches the dashboard at intervals while the agent runs and the page is visible, and when the page becomes visible
 * again. Returns whether the last refetch failed.
 */
export function useRefresh(running: boolean): boolean {
  const [refresh] = useRefreshAgentMutation()
  const [failing, setFailing] = useState(false)

  useEffect(() => {
    if (!running) return
    let timer: ReturnType<typeof setInterval> | undefined
    const look = async () => {
      const { error } = await refresh()
      if (error) console.error('The dashboard could not be refreshed.', error)
      setFailing(Boolean(error))
    }
    const begin = () => {
      timer = setInterval(() => void look(), REFRESH_EVERY)
    }
    const turned = () => {
      clearInterval(timer)
      if (document.visibilityState !== 'visible') return
      void look()
      begin()
    }
    if (document.visibilityState === 'visible') begin()
    document.addEventListener('visibilitychange', turned)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', turned)
      setFailing(false)
    }
  }, [running, refresh])

  return failing
}
