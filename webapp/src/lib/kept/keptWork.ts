import { quietly } from '@/lib/quietly'

const prefix = 'kept'

/** What a person was working on, for this tab and this person only: it outlives a reload and ends with the log-out. */
export function keptWork(userId: number | string, screen: string) {
  const keyOf = (name: string) => `${prefix}:${userId}:${screen}:${name}`
  return {
    read: (name: string): string | null => quietly(() => sessionStorage.getItem(keyOf(name))),
    /** False where the browser has no room: the work goes on, the value will be missing after a reload. */
    write: (name: string, value: string | null): boolean =>
      quietly(() => {
        if (value === null) sessionStorage.removeItem(keyOf(name))
        else sessionStorage.setItem(keyOf(name), value)
        return true
      }) ?? false,
  }
}

/** Logging out leaves nothing for the next person at this computer; a log-in leaves only what is that person's. */
export const forgetKeptWork = (stays = '') =>
  void quietly(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(`${prefix}:`) && !key.startsWith(`${prefix}:${stays}:`))
      .forEach((key) => sessionStorage.removeItem(key)),
  )
