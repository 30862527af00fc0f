import { quietly } from '@/lib/quietly'

/** How this browser likes to see us is nobody's data. */
export const isPreference = (key: string) => key === 'theme' || key === 'sidebar'

/** What shall stay when the server has the storage cleared: the answer puts it back. */
export function rememberStored(stays: (key: string) => boolean) {
  const kept = quietly(() => [localStorage, sessionStorage].map((place) => ({ place, held: { ...place } }))) ?? []
  return () => {
    for (const { place, held } of kept) {
      for (const [key, value] of Object.entries(held)) {
        if (stays(key)) quietly(() => place.setItem(key, String(value)))
      }
    }
  }
}
