import { http, HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'

import { EXPIRY_POLL, keepSession } from '@/app/sessionKeeper'
import { createStore } from '@/app/store'
import { quiet } from '@/testing/quiet'
import { signedInAs } from '@/testing/renderApp'
import { server, TOKEN } from '@/testing/server'

it("a page that stays open over midnight learns the server's new today, without counting as activity [OPEN-049] [OPEN-050]", async () => {
  const user = signedInAs('user')
  let today = '2026-03-14'
  const asked: (string | null)[] = []
  server.use(
    http.get('*/api/session', ({ request }) => {
      asked.push(request.headers.get('X-Background'))
      return HttpResponse.json({ success: true, user, server_date: today, csrf_token: TOKEN, demo: false })
    }),
  )
  vi.useFakeTimers({ now: Date.parse('2026-03-14T23:30:00Z'), toFake: ['Date', 'setInterval', 'clearInterval'] })
  localStorage.setItem('lastActiveTime', String(Date.now()))
  const store = createStore()
  onTestFinished(keepSession(store))
  await quiet()
  const date = () => store.getState().session.serverDate
  expect(date()).toBe('2026-03-14')

  vi.advanceTimersByTime(EXPIRY_POLL)
  await quiet()
  expect(asked).toEqual([null])

  today = '2026-03-15'
  vi.advanceTimersByTime(5 * EXPIRY_POLL)
  await quiet()
  expect(date()).toBe('2026-03-15')
  expect(asked).toEqual([null, '1'])

  today = '2026-03-16'
  vi.setSystemTime(Date.parse('2026-03-16T06:00:00Z'))
  localStorage.setItem('lastActiveTime', String(Date.now()))
  document.dispatchEvent(new Event('visibilitychange'))
  await quiet()
  expect(date()).toBe('2026-03-16')
  expect(asked).toEqual([null, '1', '1'])
  expect(store.getState().session.isAuthenticated).toBe(true)
})
