import { expect, it } from 'vitest'

import type { Career } from '@/api/careers'
import { emptyEntry, isEmpty, sections, summaryOf, withAll, withAnswers } from '@/features/careers/sections'

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

it('dates the roles whose dates the person gave, and no others [WS-145]', () => {
  const fromFile = roles(2, 'Cook')
  fromFile.positions.push({ ...fromFile.positions[1]!, id: 'dated', start: '2011', end: '2012' })
  const answers = [
    { kind: 'dates' as const, title: 'Cook 1', employer: '', start: '2021-04', end: '' },
    { kind: 'dates' as const, title: 'Cook 1', employer: '', start: '2001', end: '2002' }, // no other is undated
    { kind: 'certificate' as const, name: 'Food handler' },
  ]
  const { positions, certificates } = withAnswers(fromFile, answers)
  expect(positions.map(({ start, end, is_current }) => [start, end, is_current])).toEqual([
    ['', '', false],
    ['2021-04', '', true],
    ['2011', '2012', false],
  ])
  expect(certificates.map(({ name }) => name)).toEqual(['Food handler'])
  expect(withAnswers(fromFile, []).positions).toBe(fromFile.positions)
})

it('keeps the start that was read where only the end was asked for [WS-145]', () => {
  const fromFile = roles(1, 'Cook')
  fromFile.positions[0]!.start = '2019-02'
  const [role] = withAnswers(fromFile, [
    { kind: 'dates', title: 'Cook 0', employer: '', start: '2018', end: '2020-03' },
  ]).positions
  expect([role?.start, role?.end, role?.is_current]).toEqual(['2019-02', '2020-03', false])
})
