import { quietly } from '@/lib/quietly'

const key = 'reloadedFor'
const pause = 30_000

/**
 * A page that was opened before an update asks for parts that are gone. It is loaded anew, once in a while at most;
 * without a connection it stays, with what was typed.
 */
export function reloadWhenOutdated(reload: () => void = () => window.location.reload()) {
  const outdated = (event: Event) => {
    const last = Number(quietly(() => sessionStorage.getItem(key)))
    if (!navigator.onLine || Date.now() - last < pause) return
    event.preventDefault()
    quietly(() => sessionStorage.setItem(key, String(Date.now())))
    reload()
  }
  window.addEventListener('vite:preloadError', outdated)
  return () => window.removeEventListener('vite:preloadError', outdated)
}
