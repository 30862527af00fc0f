/** Chosen files are too large for any storage: they live as long as this tab, each set under its owner and its use. */
const shelves = new Map<string, Record<string, File | null>>()

export const keptFiles = <Name extends string>(userId: number, use: string) => {
  const shelf = `${userId}:${use}`
  return {
    read: () => (shelves.get(shelf) ?? {}) as Partial<Record<Name, File | null>>,
    keep: (files: Record<Name, File | null>) => void shelves.set(shelf, files),
    forget: () => void shelves.delete(shelf),
  }
}

/** Logging out leaves no file for the next person at this computer. */
export const forgetFiles = () => shelves.clear()
