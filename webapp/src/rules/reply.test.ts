import { expect, it } from 'vitest'
import { serverSentence } from './reply'

it.each([
  [
    { status: 422, data: { message: 'Could not read any text from the document.' } },
    'Could not read any text from the document.',
  ],
  [{ status: 500, data: { message: 'Stack trace' } }, null],
  [{ status: 'FETCH_ERROR', error: 'TypeError' }, null],
  [{ status: 413, data: '<html>' }, null],
  [{ status: 413, data: { message: '' } }, null],
  [undefined, null],
])('of %j passes on %j', (error, sentence) => {
  expect(serverSentence(error)).toBe(sentence)
})
