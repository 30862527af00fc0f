import { expect, it } from 'vitest'

import { changesOn, pieces, type LineChange } from '@/features/resumeVersions/pageChanges'

const entry = (title: string, ...texts: string[]) => {
  return { title, dates: '', details: '', lines: texts.map((text) => ({ id: text, text })) }
}
const change = (kind: LineChange['kind'], place: string, text: string, before = ''): LineChange => {
  return { kind, place, text, before }
}

it('finds the changed words of a line, in their order [WS-124]', () => {
  expect(pieces('Charted in the EHR; taught six.', 'Charted in Epic; taught six.')).toEqual([
    { before: 'Charted in', now: 'Charted in' },
    { before: 'the EHR;', now: 'Epic;' },
    { before: 'taught six.', now: 'taught six.' },
  ])
  expect(pieces('one two', 'three')).toEqual([{ before: 'one two', now: 'three' }])
  expect(pieces('same words', 'same words')).toEqual([{ before: 'same words', now: 'same words' }])
})

it('gives each entry of the page its lines and what it has lost; the rest is gone with its entries [WS-124]', () => {
  const cook = entry('Cook', 'Cooked.', 'Baked.')
  const shorterCook = entry('Cook') // alike, so that only the order tells them apart
  const page = {
    name: 'A',
    contacts: [],
    language: 'en' as const,
    sections: [{ heading: 'X', entries: [cook, shorterCook], is_prose: false }],
  }
  const place = 'X | Cook'
  const { of, gone } = changesOn(page, [
    change('same', place, 'Cook', 'Cook'),
    change('same', place, 'Cooked.', 'Cooked.'),
    change('added', place, 'Baked.'),
    change('added', place, 'Cook'),
    change('left_out', place, '', 'Fried.'),
    change('left_out', 'X | Baker', '', 'Baker'),
  ])
  expect(of.get(cook)?.lines.map(({ id, change: { kind } }) => [id, kind])).toEqual([
    ['Cooked.', 'same'],
    ['Baked.', 'added'],
  ])
  expect(of.get(shorterCook)?.head?.kind).toBe('added')
  expect(of.get(shorterCook)?.lines.map(({ id, change: { before } }) => [id, before])).toEqual([['', 'Fried.']])
  expect(gone.map(({ before }) => before)).toEqual(['Baker'])
})
