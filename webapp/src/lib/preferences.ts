import { quietly } from '@/lib/quietly'

/** How this browser likes to see us is nobody's data. */
export const preferences = /^(theme|sidebar)$/

/** What shall stay when the server has the storage cleared, by its keys: the answer puts it back. */
export function rememberStored(stays: RegExp) {
  const kept = quietly(() =>
    [localStorage, sessionStorage].map((place) => ({
      place,
      held: Object.fromEntries(Object.entries(place).filter(([key]) => stays.test(key))),
    })),
  )
  return () => quietly(() => kept?.forEach(({ place, held }) => Object.assign(place, held)))
}
