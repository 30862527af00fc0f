import { expect, test } from 'vitest'

import { readSearch, suggestions, writtenSearch } from '@/rules/poolSearch'

test('a search is read into terms and words, and written again', () => {
  const text = 'tag:Runner-up skill:"night shift" nurse Place:Bath'
  expect(readSearch(text)).toEqual({
    terms: [
      { name: 'tag', value: 'Runner-up' },
      { name: 'skill', value: 'night shift' },
      { name: 'place', value: 'Bath' },
    ],
    words: 'nurse',
  })
  expect(writtenSearch(readSearch(text))).toBe('tag:Runner-up skill:"night shift" place:Bath nurse')
  expect(writtenSearch(readSearch('consent:valid consent:asked tag:A tag:A'))).toBe('consent:asked tag:A')
  expect(readSearch('tag: c:x "two words"')).toEqual({ terms: [], words: 'tag: c:x "two words"' })
})

test('what is typed could be a tag, or any other term', () => {
  expect(suggestions('ru', ['Hub', 'Runner up'])).toEqual([
    'tag:"Runner up"',
    'skill:ru',
    'title:ru',
    'place:ru',
    'source:ru',
  ])
  expect(suggestions('', ['Hub'])).toEqual(['tag:Hub'])
})
