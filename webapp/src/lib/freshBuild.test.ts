import { http, HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'

import { reloadWhenOutdated, tryAgain } from '@/lib/freshBuild'
import { quiet } from '@/testing/quiet'
import { server } from '@/testing/server'

const missing = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
const answer = (response: () => Response) => server.use(http.get('*/api/health', response))

it('loads a page anew whose parts are gone, but not again and again', async () => {
  vi.useFakeTimers({ now: 1_700_000_000_000, toFake: ['Date'] })
  answer(() => HttpResponse.json({ success: true }))
  const reload = vi.fn()
  onTestFinished(reloadWhenOutdated(reload))
  missing()
  missing()
  await quiet()
  expect(reload).toHaveBeenCalledOnce()
  vi.setSystemTime(1_700_000_031_000)
  missing()
  await quiet()
  expect(reload).toHaveBeenCalledTimes(2)
})

it.each([
  ['offline', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['without a server', () => answer(() => HttpResponse.error())],
  ['before a server that starts', () => answer(() => new HttpResponse(null, { status: 503 }))],
])('leaves the page alone while the browser is %s', async (_where, be) => {
  be()
  const reload = vi.fn()
  onTestFinished(reloadWhenOutdated(reload))
  const retry = vi.fn()
  tryAgain(retry)
  missing()
  await quiet()
  expect(reload).not.toHaveBeenCalled()
  expect(retry).toHaveBeenCalledOnce()
  // Loading the page again brings what did not come.
  tryAgain(retry)
  expect(reload).toHaveBeenCalledOnce()
  expect(retry).toHaveBeenCalledOnce()
})
