import { expect, it } from 'vitest'
import { howLong, whenRead } from './clock'

it('says when and how fast something was read', () => {
  const now = new Date(2026, 10, 21, 18, 0)
  expect(whenRead(new Date(2026, 10, 21, 14, 2).toISOString(), now)).toBe('today 2:02 PM')
  expect(whenRead(new Date(2026, 10, 20, 9, 5).toISOString(), now)).toBe('Nov 20 9:05 AM')
  expect(whenRead(new Date(2025, 7, 3, 9, 5).toISOString(), now)).toBe('Aug 3, 2025 9:05 AM')
  expect([howLong(0.78), howLong(0.04), howLong(12)]).toEqual(['in 0.8 s', 'in less than 0.1 s', 'in 12.0 s'])
})
