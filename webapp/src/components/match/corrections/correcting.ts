import { createContext, use } from 'react'

import type { NewCorrection, Recount } from '@/api/corrections'

/** How the parts of a result correct it. */
export type Correcting = {
  recount: Recount | null
  /** Where the person can write into the resume what they have said. */
  raiseTo: string
  /** While a correction is counted. */
  busy: boolean
  /** Whether it was kept. */
  correct: (correction: NewCorrection) => Promise<boolean>
  undo: (number: number) => void
  undoAll: () => void
  share: (on: boolean) => void
}

/** Null where a result can only be looked at. */
export const CorrectingContext = createContext<Correcting | null>(null)

/** The first field of a form that has just been asked for. */
export const focused = (field: HTMLElement | null) => field?.focus()

export const useCorrecting = () => use(CorrectingContext)
