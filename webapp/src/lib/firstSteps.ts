import { quietly } from '@/lib/quietly'

const KEY = 'firstSteps'

const finished = (): string[] => (quietly(() => localStorage.getItem(KEY)) ?? '').split(',').filter(Boolean)

/** Who has taken or skipped the first steps on this device; it outlives the log-out. */
export const firstSteps = {
  KEY,
  areOver: (userId: number) => finished().includes(String(userId)),
  finish: (userId: number) =>
    quietly(() => localStorage.setItem(KEY, [...new Set([...finished(), String(userId)])].join(','))),
}
