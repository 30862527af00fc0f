import { useSyncExternalStore } from 'react'

import { quietly } from '@/lib/quietly'

export type Theme = 'light' | 'dark'

const key = 'theme'
const listeners = new Set<() => void>()
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return systemIsDark().matches ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  // If storage is blocked, the choice lasts until the page closes.
  quietly(() => localStorage.setItem(key, theme))
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const system = systemIsDark()
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}

/** The theme that is shown now: a person's choice, else the system's. */
export const useTheme = () => useSyncExternalStore(subscribe, currentTheme)
