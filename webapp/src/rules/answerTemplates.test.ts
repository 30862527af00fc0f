import { expect, it } from 'vitest'

import { fitting, gapsIn, piecesOf, putInto } from '@/rules/answerTemplates'

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

it('suggests what fits the message first, and a rejection for nothing but a rejection [HIR-A06]', () => {
  const template = (name: string, words = '', gaps: string[] = []) => ({ name, template: words, gaps })
  const all = [
    template('Decline, with what fits', '{met}'),
    template('Select, and what comes next', '{met}'),
    template('Confirm the interview', 'On {interview}'),
    template('Ask for more time'),
  ]
  const order = (templates: typeof all, purpose: Parameters<typeof fitting>[1]) =>
    fitting(templates, purpose).map(({ name }) => name.split(/[ ,]/)[0])
  expect(order(all, 'thread')).toEqual(['Confirm', 'Ask', 'Select', 'Decline'])
  expect(order(all, 'Rejected')).toEqual(['Decline', 'Select', 'Confirm', 'Ask'])
  expect(order(all, 'Selected')).toEqual(['Select', 'Confirm', 'Ask', 'Decline'])
  const unbooked = [...all.slice(0, 2), template('Confirm the interview', 'On {interview}', ['interview']), all[3]!]
  expect(order(unbooked, 'thread')[0]).toBe('Ask')
})
