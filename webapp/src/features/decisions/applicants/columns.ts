import { useState } from 'react'

import type { ShownView } from '@/api/types'
import { quietly } from '@/lib/quietly'
import { useSession } from '@/lib/session/useSession'

/** As the server names them. */
export type Column = ShownView['columns'][number]

/** Widths in pixels, in the order of the table. */
const widths = {
  Name: 196,
  Match: 68,
  Years: 60,
  'Current title': 150,
  Documents: 196,
  Actions: 128,
  'Contact Info': 144,
  Source: 100,
  Tags: 130,
  Assignee: 110,
  Status: 90,
  'Answer by': 106,
  'Applied Date': 106,
} as const satisfies Record<Column, number>

/** The columns of the table. Those of the specification are shown unless a person chooses. */
export const columns = Object.entries(widths).map(([name, width]) => ({ name: name as Column, width }))

export const USUAL_COLUMNS: readonly Column[] = [
  'Name',
  'Documents',
  'Actions',
  'Contact Info',
  'Status',
  'Applied Date',
]

export const widthOf = (names: readonly Column[]) =>
  columns.reduce((sum, { name, width }) => sum + (names.includes(name) ? width : 0), 0)

/** Which columns a person has chosen; the choice stays in this browser. */
export function useColumns() {
  const { user } = useSession()
  const key = `columns:${user?.id ?? ''}`
  const [names, setNames] = useState<readonly Column[]>(() => {
    const stored = quietly(() => localStorage.getItem(key))?.split(',') ?? USUAL_COLUMNS
    return columns.map(({ name }) => name).filter((name) => name === 'Name' || stored.includes(name))
  })
  return {
    names,
    choose: (chosen: readonly Column[]) => {
      setNames(columns.map(({ name }) => name).filter((name) => name === 'Name' || chosen.includes(name)))
      quietly(() => localStorage.setItem(key, chosen.join(',')))
    },
  }
}
