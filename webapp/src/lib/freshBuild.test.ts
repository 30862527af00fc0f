import { expect, it, onTestFinished, vi } from 'vitest'

import { reloadWhenOutdated } from '@/lib/freshBuild'

const missing = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

it('loads a page anew whose parts are gone, but not again and again', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000, toFake: ['Date'] })
  const reload = vi.fn()
  onTestFinished(reloadWhenOutdated(reload))
  missing()
  missing()
  expect(reload).toHaveBeenCalledOnce()
  vi.setSystemTime(1_700_000_031_000)
  missing()
  expect(reload).toHaveBeenCalledTimes(2)
})

it('leaves the page alone while the browser is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = vi.fn()
  onTestFinished(reloadWhenOutdated(reload))
  missing()
  expect(reload).not.toHaveBeenCalled()
})
