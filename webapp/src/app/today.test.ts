import { http, HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'

import { keepSession, TODAY_LASTS } from '@/app/sessionKeeper'
import { createStore } from '@/lib/store'
import { quiet } from '@/testing/quiet'
import { signedInAs } from '@/testing/renderApp'
import { server, TOKEN } from '@/testing/server'

it("a page that stays open learns the server's new today, whose midnight is not its own, without counting as activity [OPEN-049] [OPEN-050]", async () => {
  const user = signedInAs('user')
  let today = '2026-03-14'
  const days: (string | null)[] = []
  server.use(
    http.get('*/api/session', ({ request }) => {
      days.push(request.headers.get('X-Background'))
      return HttpResponse.json({ success: true, user, server_date: today, csrf_token: TOKEN, demo: false })
    }),
  )
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  vi.useFakeTimers({ now: Date.parse('2026-03-14T18:00:00Z'), toFake: ['Date', 'setInterval', 'clearInterval'] })
  localStorage.setItem('lastActiveTime', String(Date.now()))
  const store = createStore()
  onTestFinished(keepSession(store))
  const after = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds)
    await quiet()
    return store.getState().session.serverDate
  }
  expect(await after(0)).toBe('2026-03-14')

  today = '2026-03-15'
  expect(await after(TODAY_LASTS - 1)).toBe('2026-03-14')
  expect(days).toEqual([null])
  expect(await after(1)).toBe('2026-03-15')
  expect(days).toEqual([null, '1'])

  // Nobody looks: nothing is asked before somebody does.
  visibility.mockReturnValue('hidden')
  today = '2026-03-16'
  expect(await after(2 * TODAY_LASTS)).toBe('2026-03-15')
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await after(0)).toBe('2026-03-16')
  expect(days).toEqual([null, '1', '1'])
  expect(store.getState().session.isAuthenticated).toBe(true)
})
