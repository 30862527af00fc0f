import { createContext } from 'react'

import type { Source } from '@/api/careers'

/** A place in a file that is kept: its key, a page (0 for none) and the words there. */
export type OpenedPlace = Pick<Source, 'file' | 'page' | 'words'>

/** The files that are kept: their names by their keys, and opening the one in which a value was read. */
export const CareerFiles = createContext<{ names: ReadonlyMap<string, string>; open: (place: OpenedPlace) => void }>({
  names: new Map(),
  open: () => undefined,
})
