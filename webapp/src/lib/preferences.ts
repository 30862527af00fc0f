import { quietly } from '@/lib/quietly'

const keys = ['theme', 'sidebar']

/** How this browser likes to see us is nobody's data: it is put back after the server has had the storage cleared. */
export function rememberPreferences() {
  const kept = keys.map((key) => [key, quietly(() => localStorage.getItem(key))] as const)
  return () => {
    for (const [key, value] of kept) {
      if (value !== null) quietly(() => localStorage.setItem(key, value))
    }
  }
}
