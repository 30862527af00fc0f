import { expect, it } from 'vitest'

import { match } from '@/testing/ats'
import { asText, isFilled, numbersOf, placeOf, filledText } from './version'

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
