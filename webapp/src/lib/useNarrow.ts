import { useSyncExternalStore } from 'react'

const phone = () => window.matchMedia('(max-width: 599px)')

function subscribe(listener: () => void) {
  const query = phone()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone: what floats elsewhere is a sheet there. */
export const useNarrow = () => useSyncExternalStore(subscribe, () => phone().matches)
