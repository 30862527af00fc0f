import { expect, it } from 'vitest'

import { gapsIn, piecesOf, putInto } from '@/rules/answerTemplates'

const values = [
  { name: 'first name', value: 'Maya' },
  { name: 'met', value: '' },
]

it('parts a template into its words and its variables, known or not [HIR-A05]', () => {
  expect(piecesOf('Hi {first name}, {met} {salary}.', values)).toEqual([
    { text: 'Hi ' },
    { text: 'Maya', variable: 'first name' },
    { text: ', ' },
    { text: '', variable: 'met' },
    { text: ' {salary}.' },
  ])
  expect(piecesOf('Nothing to fill in', values)).toEqual([{ text: 'Nothing to fill in' }])
  expect(gapsIn('{met} and {met}, {salary}')).toEqual(['{met}'])
})

it('puts a template where the caret is and keeps what has been typed [HIR-A05]', () => {
  expect(putInto('', 'Thank you.', 0)).toBe('Thank you.')
  expect(putInto('Dear Maya, \nKind regards', 'Thank you.', 11)).toBe('Dear Maya,\n\nThank you.\n\nKind regards')
})
