import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'

import { createStore } from '@/lib/store'
import { useClaims } from '@/features/applications/useClaims'
import { quiet } from '@/testing/quiet'
import { server } from '@/testing/server'

const job = { id: 17, userId: 7 }
const input = {}
const older = 'Dear Kestrel team, I have led twenty people for years.'
const newer = 'Dear Kestrel team, I have led ninety people for years.'

it('what is known of an older text does not take the place of what is known of a newer one', async () => {
  const answers = new Map<string, () => void>()
  server.use(
    http.post('*/api/cover-letters/check', async ({ request }) => {
      const { text } = (await request.json()) as { text: string }
      await new Promise<void>((answer) => void answers.set(text, answer))
      const claim = { text: text.slice(25, 43), start: 25, end: 43, kind: 'number', supported: false, source: '' }
      return HttpResponse.json({ success: true, claims: [claim] })
    }),
  )
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result, rerender } = renderHook(({ text }) => useClaims(job, text, input), {
    initialProps: { text: older },
    wrapper,
  })
  await waitFor(() => expect(answers.has(older)).toBe(true))
  rerender({ text: newer })
  const settling = result.current.settle(newer)
  await waitFor(() => expect(answers.has(newer)).toBe(true))
  answers.get(newer)!()
  const claims = await act(() => settling)
  expect(claims).toHaveLength(1)
  expect(result.current.claims).toEqual(claims)
  answers.get(older)!()
  await act(quiet)
  expect(result.current.claims).toEqual(claims)
})
