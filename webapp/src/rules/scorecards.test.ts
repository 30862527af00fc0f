import { expect, it } from 'vitest'

import { dueIn, stepsApart } from '@/rules/scorecards'

const [END, DUE] = ['2026-12-02T10:00:00Z', '2026-12-03T10:00:00Z']
const at = (time: string) => dueIn(END, DUE, Date.parse(time))

it('says how much of the time for a scorecard is left, and how late it is [HIR-I31]', () => {
  expect(at('2026-12-02T09:00:00Z')).toMatchObject({ left: 1, clock: '24 h', words: 'A day after the interview.' })
  expect(at('2026-12-03T04:08:00Z')).toMatchObject({ tone: 'text-brand', clock: '5:52', words: '5 h 52 min left.' })
  expect(at('2026-12-03T08:01:00Z')).toMatchObject({ tone: 'text-medium', words: '1 h 59 min left.' })
  expect(at('2026-12-03T10:40:00Z')).toMatchObject({ tone: 'text-weak', left: 0, words: 'Late by 40 min' })
  expect(at('2026-12-05T13:20:00Z')).toMatchObject({ words: 'Late by 2 days' })
})

it('counts the steps between the ratings that are farthest apart [HIR-I29]', () => {
  expect([['solid'], ['some', 'solid'], ['not_shown', 'some', 'outstanding'], []].map(stepsApart)).toEqual([0, 1, 3, 0])
})
