import { expect, it } from 'vitest'

import type { Career } from '@/api/careers'
import { emptyEntry, isEmpty, sections, summaryOf, withAll } from '@/features/careers/sections'

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

it('says an entry in one line, with its dates as people write them [WS-042]', () => {
  const role = { ...emptyEntry('positions'), title: 'Cook', place: 'Graz', start: '2019-02', end: '2020' }
  const { fields } = sections.find(({ section }) => section === 'positions')!
  expect(summaryOf(role, fields)).toBe('Cook · Graz · Feb 2019 to 2020')
  expect(summaryOf({ ...role, end: '', is_current: true }, fields)).toBe('Cook · Graz · Feb 2019 to now')
  expect(summaryOf({ ...role, start: '', end: '' }, fields)).toBe('Cook · Graz')
})
