import { expect, it } from 'vitest'

import { ageText, ageTone, capitalized, workingText } from '@/rules/system'

it('the age of the oldest email in words and in a tone', () => {
  expect([0, 59, 125].map(ageText)).toEqual(['0 min', '59 min', '2 h 5 min'])
  expect([9, 10, 14, 15].map(ageTone)).toEqual(['good', 'medium', 'medium', 'weak'])
})

it('what is not set up does not count', () => {
  expect(workingText([{ state: 'working' }, { state: 'slow' }, { state: 'absent' }])).toBe('1 of 2 work as they should')
  expect(capitalized('job board Adzuna')).toBe('Job board Adzuna')
})
