import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { forgetFiles } from '@/lib/keptFiles'
import { askStylesQuickly } from '@/testing/computedStyle'
import { forgetPeople, server } from '@/testing/server'

// A busy machine needs longer to fetch the code of a screen; nothing waits that long when it works.
configure({
  asyncUtilTimeout: 15_000,
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
Element.prototype.scrollIntoView = () => {}
HTMLMediaElement.prototype.play = () => Promise.resolve()
HTMLMediaElement.prototype.pause = () => {}
Element.prototype.hasPointerCapture = () => false
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver

askStylesQuickly(window)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  delete document.documentElement.dataset['theme']
})

afterEach(() => {
  cleanup()
  server.resetHandlers()
  forgetPeople()
  forgetFiles()
  vi.useRealTimers()
})

afterAll(() => server.close())
