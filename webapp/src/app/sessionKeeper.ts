import { session } from '@/api/accounts'
import { endSession } from '@/app/endSession'
import type { Store } from '@/lib/store'
import { dayHeard, initialised, serverHeard, sessionEnded, userRestored } from '@/lib/session/session'
import { clearStoredUser, isExpired, readStoredUser, recordActivity, STORED_USER_KEY } from '@/lib/session/storedUser'

export const EXPIRY_POLL = 5 * 60 * 1000
export const ACTIVITY_THROTTLE = 1000
/** Milliseconds until we ask the server for today's date again. */
export const TODAY_LASTS = 30 * 60 * 1000

const signsOfLife = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const

/** Restores the remembered user, verifies it with the server, then watches the session until stopped. */
export function keepSession(store: Store) {
  const stops = [watchExpiry(store), watchToday(store), watchActivity(store), watchOtherTabs(store)]
  void initialise(store)
  return () => stops.forEach((stop) => stop())
}

async function initialise(store: Store) {
  const remembered = isExpired() ? null : readStoredUser()
  if (remembered) store.dispatch(userRestored(remembered))
  else clearStoredUser()
  const { data } = await store.dispatch(session.initiate(undefined, { forceRefetch: true, subscribe: false }))
  if (data) {
    const { csrf_token: csrfToken, server_date: serverDate, demo, public_jobs: publicJobs } = data
    const codes = { minutes: data.code_minutes, tries: data.code_tries, resendSeconds: data.resend_seconds }
    store.dispatch(
      serverHeard({ csrfToken, serverDate, demo, publicJobs, codes, uploads: data.uploads, lives: data.lives }),
    )
    if (remembered && data.user) store.dispatch(userRestored(data.user))
    if (remembered && !data.user) store.dispatch(sessionEnded())
    // The browser has no stored user, so the session on the server ends, too: a cookie must not outlive it.
    if (!remembered && data.user && !readStoredUser()) await store.dispatch(endSession())
  }
  store.dispatch(initialised())
}

/** Looks every few minutes, and whenever the page comes into sight again. */
function watch(look: () => void) {
  const whenVisible = () => {
    if (document.visibilityState === 'visible') look()
  }
  const poll = setInterval(look, EXPIRY_POLL)
  document.addEventListener('visibilitychange', whenVisible)
  return () => {
    clearInterval(poll)
    document.removeEventListener('visibilitychange', whenVisible)
  }
}

const watchExpiry = (store: Store) =>
  watch(() => {
    if (store.getState().session.isAuthenticated && isExpired()) void store.dispatch(endSession())
  })

/** Asks for today's date while the page stays open, as the server's midnight counts. These calls do not count as activity. */
function watchToday(store: Store) {
  let lastAsked = Date.now()
  return watch(() => {
    if (document.visibilityState !== 'visible' || Date.now() - lastAsked < TODAY_LASTS) return
    lastAsked = Date.now()
    void store.dispatch(session.initiate('background', { forceRefetch: true, subscribe: false })).then(({ data }) => {
      if (data) store.dispatch(dayHeard(data.server_date))
    })
  })
}

function watchActivity(store: Store) {
  let lastWritten = 0
  const alive = () => {
    const now = Date.now()
    if (!store.getState().session.isAuthenticated || now - lastWritten < ACTIVITY_THROTTLE || isExpired(now)) return
    lastWritten = now
    recordActivity(now)
  }
  const options = { passive: true, capture: true }
  signsOfLife.forEach((sign) => window.addEventListener(sign, alive, options))
  return () => signsOfLife.forEach((sign) => window.removeEventListener(sign, alive, options))
}

/** Follows a log-in or log-out in another tab of this browser. */
function watchOtherTabs(store: Store) {
  const follow = (event: StorageEvent) => {
    if (event.key !== STORED_USER_KEY && event.key !== null) return
    const stored = readStoredUser()
    const current = store.getState().session.user
    if (!stored && current) store.dispatch(sessionEnded())
    if (stored && stored.id !== current?.id) void initialise(store)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
