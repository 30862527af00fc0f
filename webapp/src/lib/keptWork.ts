const prefix = 'kept'

/** What a person was working on, for this tab and this person only: it outlives a reload and ends with the log-out. */
export function keptWork(userId: number | string, screen: string) {
  const keyOf = (name: string) => `${prefix}:${userId}:${screen}:${name}`
  return {
    read: (name: string): string | null => {
      try {
        return sessionStorage.getItem(keyOf(name))
      } catch {
        return null
      }
    },
    /** False where the browser has no room: the work goes on, the value will be missing after a reload. */
    write: (name: string, value: string | null): boolean => {
      try {
        if (value === null) sessionStorage.removeItem(keyOf(name))
        else sessionStorage.setItem(keyOf(name), value)
        return true
      } catch {
        return false
      }
    },
  }
}

/** Logging out leaves nothing for the next person at this computer. */
export function forgetKeptWork() {
  try {
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(`${prefix}:`))
      .forEach((key) => sessionStorage.removeItem(key))
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
