import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react'
import React from 'react'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { forgetFiles } from '@/lib/kept/keptFiles'
import { toastsAreReady } from '@/lib/notify'
import { askStylesQuickly } from '@/testing/computedStyle'
import { nextFrame, quiet, settled, watchCalls } from '@/testing/quiet'
import { forgetPeople, server } from '@/testing/server'

const ACT = 'IS_REACT_ACT_ENVIRONMENT'

configure({
  // A busy machine needs longer to fetch the code of a screen; nothing waits that long when it works.
  asyncUtilTimeout: 20_000,
  // As the library does it, save for two things. What was waited for is there before its effects have run: a test that
  // waits, waits for the focus it takes, too. And it does not depend on a clock, which a test may stop.
  async asyncWrapper(wait) {
    const before: unknown = Reflect.get(globalThis, ACT)
    Reflect.set(globalThis, ACT, false)
    try {
      const result = await wait()
      await settled()
      return result
    } finally {
      Reflect.set(globalThis, ACT, before)
    }
  },
  // What is waited for is missed often, and a picture of the whole page is needed only when it never comes.
  getElementError(message, container) {
    const waiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
    const error = new Error(waiting ? (message ?? '') : [message, prettyDOM(container)].filter(Boolean).join('\n\n'))
    error.name = 'TestingLibraryElementError'
    return error
  },
})

// What every browser has and the simulated one lacks.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList
window.scrollTo = () => {}
window.requestAnimationFrame = nextFrame
window.cancelAnimationFrame = (frame) => clearTimeout(frame)
Element.prototype.scrollIntoView = () => {}
HTMLMediaElement.prototype.play = () => Promise.resolve()
HTMLMediaElement.prototype.pause = () => {}
Element.prototype.hasPointerCapture = () => false
Element.prototype.setPointerCapture = () => {}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver

askStylesQuickly(window)

// For its warnings React takes down at each element where it was made, which took a seventh of the tests' time. It
// does so ten thousand times at most: that many were there already.
const inside: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  watchCalls()
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  delete document.documentElement.dataset['theme']
})

afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  await quiet()
  // A module that is still loading when its file ends fails, and stays failed for all later files of the worker.
  await vi.dynamicImportSettled()
  server.resetHandlers()
  forgetPeople()
  forgetFiles()
  forgetToasts()
})

/** Those that were shown, and those that waited to be shown. */
function forgetToasts() {
  toast.dismiss()
  toastsAreReady(
    () => {},
    () => {},
  )()
}

afterAll(() => server.close())
