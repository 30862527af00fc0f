import { firstSteps } from '@/lib/firstSteps'
import { quietly } from '@/lib/quietly'

const keys = ['theme', 'sidebar', firstSteps.KEY]

/** Preferences of a device: they are restored after the server has the storage cleared. */
export function rememberPreferences() {
  const columns = quietly(() => Object.keys(localStorage).filter((key) => key.startsWith('columns:'))) ?? []
  const values = [...keys, ...columns].map((key) => [key, quietly(() => localStorage.getItem(key))] as const)
  return () => {
    for (const [key, value] of values) {
      if (value !== null) quietly(() => localStorage.setItem(key, value))
    }
  }
}
