import { expect, it } from 'vitest'
import { counted, fileSize, points, wordCount } from './figures'

it.each([
  ['', 0],
  ['  \n ', 0],
  ['one', 1],
  [' two\n words ', 2],
  ['Ingénieur logiciel à Łódź', 4],
])('counts the words of %j: %i', (text, words) => {
  expect(wordCount(text)).toBe(words)
})

it('says sizes and counts as a person does', () => {
  expect([fileSize(12), fileSize(188_416), fileSize(10 * 1024 * 1024)]).toEqual(['12 bytes', '184 KB', '10.0 MB'])
  expect([counted(1, 'page'), counted(0, 'word'), counted(1204, 'word')]).toEqual(['1 page', '0 words', '1,204 words'])
  expect([points(12), points(0.5)]).toEqual(['12', '0.5'])
})
