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

it('begins with the advert that the browser extension has brought, once [WS-303]', () => {
  const advert = 'Café cook & baker\n\n- 100% cooking + “baking”'
  window.history.replaceState(null, '', `/user/atsMainContent?a=1#${new URLSearchParams({ advert }).toString()}`)
  const { result } = renderHook(() => useJobAndResume('8'))
  expect(result.current.job).toBe(advert)
  expect(window.location.href).toMatch(/\/user\/atsMainContent\?a=1$/)
  act(() => result.current.setJob('Nurse'))
  expect(renderHook(() => useJobAndResume('8')).result.current.job).toBe('Nurse')
})
