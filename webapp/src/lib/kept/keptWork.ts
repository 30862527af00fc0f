import { quietly } from '@/lib/quietly'

const prefix = 'kept'

/** What a person was working on, for this tab and this person only: it survives a reload and is removed on log-out. */
export function keptWork(userId: number | string, screen: string) {
  const keyOf = (name: string) => `${prefix}:${userId}:${screen}:${name}`
  return {
    read: (name: string): string | null => quietly(() => sessionStorage.getItem(keyOf(name))),
    /** False if the browser has no room: the value is then missing after a reload. */
    write: (name: string, value: string | null): boolean =>
      quietly(() => {
        if (value === null) sessionStorage.removeItem(keyOf(name))
        else sessionStorage.setItem(keyOf(name), value)
        return true
      }) ?? false,
  }
}

/** Removes the work of everybody but `stays`: all of it at log-out, other people's at log-in. */
export const forgetKeptWork = (stays = '') =>
  void quietly(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(`${prefix}:`) && !key.startsWith(`${prefix}:${stays}:`))
      .forEach((key) => sessionStorage.removeItem(key)),
  )
