const LATEST = 4000

/** Calls back when the page has loaded and the browser has nothing more urgent to do. Returns the way to stop waiting. */
export function whenIdle(callback: () => void): () => void {
  let stop = () => {}
  const wait = () => {
    // Safari has no such call.
    if (typeof window.requestIdleCallback === 'function') {
      const id = window.requestIdleCallback(callback, { timeout: LATEST })
      stop = () => window.cancelIdleCallback(id)
    } else {
      const id = setTimeout(callback, 200)
      stop = () => clearTimeout(id)
    }
  }
  if (document.readyState === 'complete') wait()
  else {
    window.addEventListener('load', wait, { once: true })
    stop = () => window.removeEventListener('load', wait)
  }
  return () => stop()
}
