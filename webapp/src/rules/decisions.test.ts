import { expect, it } from 'vitest'

import { toldOfMany } from '@/rules/decisions'

const left = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Person ${at + 1}`, reason: 'Decided already.' }))

it('says of several who was told, and who was left as they were', () => {
  const say = (outcome: Partial<Parameters<typeof toldOfMany>[0]>) =>
    toldOfMany({ status: 'Rejected', made: 2, emails: 2, refused: [], ...outcome })
  expect(say({})).toBe('2 of 2 notified by email.')
  expect(say({ status: 'Submitted' })).toBeUndefined()
  expect(say({ refused: left(1) })).toBe('2 of 2 notified by email. Not changed: Person 1. Decided already.')
  expect(say({ made: 0, emails: 0, refused: left(5) })).toBe(
    'Not changed: Person 1, Person 2, Person 3 and 2 more. Decided already.',
  )
  expect(say({ made: 0, emails: 0, refused: [...left(1), { name: 'Ida', reason: 'Nobody to tell.' }] })).toBe(
    'Not changed: Person 1. Decided already. Not changed: Ida. Nobody to tell.',
  )
})
