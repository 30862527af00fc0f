import { quietly } from '@/lib/quietly'

/* A letter is stored in the browser under the id of its job, with the id of its writer. */

type StoredLetter = { user_id: number; text: string }

const jobKey = /^\d+$/

function letterIn(stored: string | null): StoredLetter | null {
  const value = quietly(() => JSON.parse(stored ?? 'null') as unknown)
  if (typeof value !== 'object' || value === null) return null
  const { user_id, text } = value as Record<string, unknown>
  return typeof user_id === 'number' && typeof text === 'string' ? { user_id, text } : null
}

const letterAt = (key: string) => quietly(() => letterIn(localStorage.getItem(key)))

/** This person's letter for a job, or ''; letters of other people at this computer are ignored. */
export function readLetter(jobId: number, userId: number): string {
  const letter = letterAt(String(jobId))
  return letter?.user_id === userId ? letter.text : ''
}

/** False if the browser has no room for it. */
export function keepLetter(jobId: number, userId: number, text: string): boolean {
  if (text === '') return quietly(() => (localStorage.removeItem(String(jobId)), true)) ?? false
  const letter: StoredLetter = { user_id: userId, text }
  return quietly(() => (localStorage.setItem(String(jobId), JSON.stringify(letter)), true)) ?? false
}

/** Calls `tell` with every change to the letter in another tab; returns a function that stops this. */
export function onLetterElsewhere(jobId: number, userId: number, tell: (text: string) => void) {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== String(jobId)) return
    const letter = letterIn(newValue)
    if (letter?.user_id === userId) tell(letter.text)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** After a log-out, no letter is left for the next person at this computer. */
export function forgetLetters() {
  quietly(() =>
    Object.keys(localStorage)
      .filter((key) => jobKey.test(key) && letterAt(key))
      .forEach((key) => localStorage.removeItem(key)),
  )
}
