import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { forgetFiles } from '@/lib/keptFiles'
import { forgetPeople, server } from '@/testing/server'

// A busy machine needs longer to fetch the code of a screen; nothing waits that long when it works.
configure({ asyncUtilTimeout: 5000 })

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
