import { expect, it } from 'vitest'

import { match } from '@/testing/ats'
import { asText, isFilled, numbersOf, placeOf, filledText, sentencesFrom } from './version'

const { resume, raises } = match

it('writes a draft only from what stands there and what was filled in', () => {
  const { better } = raises[0]!
  expect(isFilled(better, {})).toBe(false)
  expect(isFilled(better, { 1: '  ' })).toBe(false)
  expect(isFilled(better, { 1: 'nine services' })).toBe(true)
  expect(filledText(better, { 1: ' nine  services ' })).toBe('Used Kubernetes for nine services')
})

it('numbers the lines that can be changed, and finds them again', () => {
  const numbers = numbersOf(resume)
  expect(numbers[resume.findIndex((block) => block.kind === 'heading')]).toBeNull()
  expect(numbers.filter((number) => number !== null)).toEqual(numbers.filter(Boolean).map((_, at) => at + 1))
  expect(resume[placeOf(resume, raises[1]!.line)]!.parts.map((part) => part.text)).toContain(raises[1]!.line)
  expect(placeOf(resume, '')).toBe(-1)
})

it('is a resume again as text: the name on top, lists as lists', () => {
  const { title, text } = asText(resume)
  expect(title).toBe('Maya Okafor')
  expect(text).toContain('\n\nSenior Backend Engineer, 2021 to now\nParcelwise, Rotterdam\n- ')
  expect(text).not.toContain('Maya Okafor\n')
})

it('lines become sentences of the role whose sentence they reword or stand beside [WS-219]', () => {
  const role = { sources: [], title: 'Cook', employer: '', place: '', start: '', end: '', is_current: false }
  const deed = (id: string, text: string) => ({ id, text, sources: [] })
  const positions = [
    { ...role, id: 'p1', deeds: [deed('d1', 'Cooked soups.')] },
    { ...role, id: 'p2', deeds: [deed('d2', 'Baked bread for 30 guests.')] },
  ]
  const nothing = { volunteer_roles: [], summary: [], additions: [] }
  const line = { remedy: 'reword' as const, title: '', gave: 1 }
  const used = [
    { ...line, ids: [1], line: 'Baked bread', text: 'Baked rye bread for 30 guests.', isNew: false },
    { ...line, ids: [2], line: 'Baked bread', text: 'Ordered flour.', isNew: true },
    { ...line, ids: [3], line: '', text: 'Planned menus.', isNew: true },
  ]
  expect(sentencesFrom(used, { ...nothing, positions })).toEqual([
    { id: 'raise-1', position_id: 'p2', text: 'Baked rye bread for 30 guests.', deed_id: 'd2' },
    { id: 'raise-2', position_id: 'p2', text: 'Ordered flour.', deed_id: '' },
    { id: 'raise-3', position_id: 'p1', text: 'Planned menus.', deed_id: '' },
  ])
  expect(sentencesFrom(used, { ...nothing, positions: [] })).toEqual([])
})
