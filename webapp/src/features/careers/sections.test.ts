import { expect, it } from 'vitest'

import type { Career } from '@/api/careers'
import { emptyEntry, isEmpty, sections, withAll } from '@/features/careers/sections'

const roles = (count: number, of: string) => {
  const nothing = Object.fromEntries(sections.map(({ section }) => [section, []]))
  const positions = Array.from({ length: count }, (_, at) => ({ ...emptyEntry('positions'), title: `${of} ${at}` }))
  return { ...nothing, positions } as unknown as Career
}

it('adds what has room in the career, and keeps the rest [WS-016]', () => {
  const { career, rest } = withAll(roles(58, 'Cook'), roles(3, 'Baker'))
  expect(career.positions.slice(-2).map(({ title }) => title)).toEqual(['Baker 0', 'Baker 1'])
  expect(rest.positions.map(({ title }) => title)).toEqual(['Baker 2'])
  expect(isEmpty(withAll(roles(57, 'Cook'), roles(3, 'Baker')).rest)).toBe(true)
})
