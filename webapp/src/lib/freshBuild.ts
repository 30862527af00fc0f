import { quietly } from '@/lib/quietly'

const key = 'reloadedFor'
const pause = 30_000

/** Whether the server answers now. */
export const answers = () =>
  fetch('/api/health').then(
    ({ ok }) => ok,
    () => false,
  )

let reloadForParts: (() => void) | null = null

/** Whether a part could not be loaded for lack of a connection; it will be once the connection is back. */
export const isWaitingForLine = () => reloadForParts !== null && !navigator.onLine

/** Reloads once after a failure: chunks that could not be loaded are available again only with a fresh page. */
export const tryAgain = (retry: () => void) => (reloadForParts ?? retry)()

/**
 * A page that was opened before an update asks for parts that are gone. It is loaded again, once in a while at most;
 * without a connection, or while the server is away, it stays, with what was typed.
 */
export function reloadWhenOutdated(reload: () => void = () => window.location.reload()) {
  const outdated = async () => {
    reloadForParts = reload
    if (!navigator.onLine || !(await answers())) return
    const last = Number(quietly(() => sessionStorage.getItem(key)))
    if (Date.now() - last < pause) return
    quietly(() => sessionStorage.setItem(key, String(Date.now())))
    reload()
  }
  window.addEventListener('vite:preloadError', outdated)
  return () => {
    reloadForParts = null
    window.removeEventListener('vite:preloadError', outdated)
  }
}
