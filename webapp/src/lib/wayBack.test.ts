import { beforeEach, expect, it, vi } from 'vitest'

import { offerWayBack, undoLast, waysBack } from '@/lib/wayBack'

beforeEach(() => {
  vi.useFakeTimers()
  waysBack.clear()
})

it('takes back the newest act, also where an earlier one was called the same', async () => {
  const back: string[] = []
  const act = (title: string, name: string) => offerWayBack(title, async () => void back.push(name))
  act('Person 2 tagged remote.', 'first')
  act('Person 3 tagged remote.', 'second')
  await vi.advanceTimersByTimeAsync(6000)
  act('Person 2 tagged remote.', 'third')
  await vi.advanceTimersByTimeAsync(6000) // the time of the first two is over
  undoLast()
  undoLast()
  await vi.advanceTimersByTimeAsync(0)
  expect(back).toEqual(['third'])
})

it('can no longer be taken back when its time is over', async () => {
  const takeBack = vi.fn()
  offerWayBack('Person 2 tagged remote.', takeBack)
  await vi.advanceTimersByTimeAsync(10_000)
  undoLast()
  expect(takeBack).not.toHaveBeenCalled()
})
