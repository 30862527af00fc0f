import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the page is visible; a hidden page needs no polling. */
export const useVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
