import { createContext } from 'react'

import type { Source } from '@/api/careers'

/** The files that are kept: their names by their keys, and opening the one in which a value was read. */
export const CareerFiles = createContext<{ names: ReadonlyMap<string, string>; open: (source: Source) => void }>({
  names: new Map(),
  open: () => undefined,
})
