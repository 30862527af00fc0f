import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it } from 'vitest'

import { useStepBack } from '@/lib/useStepBack'

it('asked for twice before it is taken it is one step, and the next one is another', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/a', '/b', '/c', '/d']} useTransitions={false}>
      {children}
    </MemoryRouter>
  )
  const { result } = renderHook(() => ({ back: useStepBack(), at: useLocation().pathname }), { wrapper })
  act(() => {
    result.current.back()
    result.current.back()
  })
  expect(result.current.at).toBe('/c')
  act(() => result.current.back())
  expect(result.current.at).toBe('/b')
})
