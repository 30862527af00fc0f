import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'

import { toastsAreReady } from '@/lib/notify'
import { INPUTS_TOAST, useJobAndResume } from '@/lib/useJobAndResume'

it('ends the message about what is missing once it is there [WS-294]', () => {
  const ended: string[] = []
  const stop = toastsAreReady(
    () => {},
    (id) => ended.push(id),
  )
  const { result } = renderHook(() => useJobAndResume('7'))
  act(() => result.current.setJob(' '))
  act(() => result.current.setFile(null))
  expect(ended).toEqual([])
  act(() => result.current.setJob('Nurse'))
  act(() => result.current.setFile(new File(['%PDF-1.7'], 'anna.pdf')))
  expect(ended).toEqual([INPUTS_TOAST, INPUTS_TOAST])
  stop()
})
