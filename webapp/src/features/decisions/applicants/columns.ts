import { useState } from 'react'

import { quietly } from '@/lib/quietly'
import { useSession } from '@/lib/session/useSession'

/** The columns of the table with their widths in pixels. Those of the specification are shown unless a person chooses. */
export const columns = [
  { name: 'Name', width: 196 },
  { name: 'Match', width: 68 },
  { name: 'Years', width: 60 },
  { name: 'Current title', width: 150 },
  { name: 'Documents', width: 196 },
  { name: 'Actions', width: 128 },
  { name: 'Contact Info', width: 144 },
  { name: 'Source', width: 100 },
  { name: 'Tags', width: 130 },
  { name: 'Assignee', width: 110 },
  { name: 'Status', width: 90 },
  { name: 'Answer by', width: 106 },
  { name: 'Applied Date', width: 106 },
] as const

export type Column = (typeof columns)[number]['name']

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
