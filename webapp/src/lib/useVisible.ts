import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether somebody can see the page; where nobody can, nothing needs to be asked for again and again. */
export const useVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
