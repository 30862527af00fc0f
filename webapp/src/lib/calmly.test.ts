import { afterEach, expect, it, vi } from 'vitest'

import { drawCalmly } from '@/lib/calmly'

afterEach(() => vi.useRealTimers())

it('holds what the server answered while a button is pressed, until the click', async () => {
  const draw = vi.fn()
  dispatchEvent(new Event('pointerdown'))
  drawCalmly(draw)
  await new Promise((then) => setTimeout(then, 150))
  expect(draw).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointerup'))
  dispatchEvent(new Event('click'))
  await vi.waitFor(() => expect(draw).toHaveBeenCalled())
})

it('draws also where a press was never released, and where a test sets the clock', async () => {
  const draw = vi.fn()
  dispatchEvent(new Event('pointerdown'))
  vi.useFakeTimers()
  drawCalmly(draw)
  vi.useRealTimers()
  await vi.waitFor(() => expect(draw).toHaveBeenCalled(), 2000)
})
