/** Chosen files are too large for browser storage: they live as long as this tab, grouped by owner and purpose. */
const shelves = new Map<string, Record<string, File | null>>()

export const keptFiles = <Name extends string>(userId: number, use: string) => {
  const shelf = `${userId}:${use}`
  return {
    read: () => (shelves.get(shelf) ?? {}) as Partial<Record<Name, File | null>>,
    keep: (files: Record<Name, File | null>) => void shelves.set(shelf, files),
    forget: () => void shelves.delete(shelf),
  }
}

/** After a log-out, no file is left for the next person at this computer. */
export const forgetFiles = () => shelves.clear()
