import { expect, it } from 'vitest'

import { lackOf } from '@/features/jobs/useQuestions'

it('tells what a question lacks before anybody can be asked [HIR-Q01]', () => {
  expect(lackOf({ text: ' ', kind: 'text' })).toEqual({ text: 'Write the question, or remove it.' })
  expect(lackOf({ text: 'Shifts?', kind: 'choice', choices: ['Days'] })).toHaveProperty('choices')
  expect(lackOf({ text: 'Shifts?', kind: 'choice', choices: ['Days', 'Nights'] })).toBeUndefined()
})
