import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { session } from '@/api/accounts'
import { ACTIVITY_THROTTLE, EXPIRY_POLL, keepSession } from '@/app/sessionKeeper'
import { createStore } from '@/lib/store'
import { keepLetter, readLetter } from '@/lib/kept/keptLetters'
import { keptSource, rememberSource } from '@/lib/kept/keptSource'
import { keptWork } from '@/lib/kept/keptWork'
import { sessionEnded, userLoggedIn, userRestored } from '@/lib/session/session'
import { INACTIVITY_LIMIT } from '@/lib/session/storedUser'
import { quiet } from '@/testing/quiet'
import { signedInAs } from '@/testing/renderApp'
import { person, server, SERVER_DATE, signedInOnServer, signInOnServer, TOKEN } from '@/testing/server'

const HOUR = 60 * 60 * 1000

/** Starts the client's session as main does; the clock stands still when `at` is given. */
function start(at?: number) {
  if (at !== undefined) vi.useFakeTimers({ now: at, toFake: ['Date', 'setInterval', 'clearInterval'] })
  const store = createStore()
  const stop = keepSession(store)
  onTestFinished(stop)
  // Not by polling: that would move the clock.
  const settled = () =>
    new Promise<void>((resolve) => {
      const look = () => store.getState().session.isInitialized && resolve()
      store.subscribe(look)
      look()
    })
  return { store, settled, now: () => store.getState().session }
}

const signedOut = { user: null, role: '', isAuthenticated: false }

describe('starting', () => {
  it('is initialising first, then not authenticated [AUTH-25]', async () => {
    const { now, settled } = start()
    expect(now()).toMatchObject({ isInitialized: false, isLoading: true, isAuthenticated: false })
    await settled()
    expect(now()).toMatchObject({ ...signedOut, isInitialized: true, isLoading: false })
  })

  it('is initialising first, then authenticated [AUTH-25] with the user that was stored [AUTH-26]', async () => {
    signedInAs('recruiter')
    const { now, settled } = start()
    expect(now().isInitialized).toBe(false)
    await settled()
    expect(now()).toMatchObject({ isAuthenticated: true, role: 'recruiter', user: { username: 'elena.brandt' } })
  })

  it('holds user, role and the three flags; the role is the user_type [OPEN-003]', async () => {
    signedInAs('admin')
    const { now, settled } = start()
    await settled()
    expect(now()).toMatchObject({
      user: { id: 9, user_type: 'admin' },
      role: 'admin',
      isAuthenticated: true,
      isLoading: false,
      isInitialized: true,
    })
  })

  it.each([
    ['broken JSON', 'AUTH-27', 'ERR-24', '{"id": 7'],
    ['no object', 'AUTH-27', 'ERR-24', '"maya"'],
    ['no user_type', 'AUTH-22', 'AUTH-27', JSON.stringify({ id: 7, username: 'maya', email: 'm@people.example' })],
    ['an unknown user_type', 'AUTH-24', 'AUTH-27', JSON.stringify({ ...person('user'), user_type: 'owner' })],
    ['no email', 'AUTH-21', 'AUTH-27', JSON.stringify({ id: 7, username: 'maya', user_type: 'user' })],
    ['an id that is no number', 'AUTH-21', 'AUTH-27', JSON.stringify({ ...person('user'), id: 'maya' })],
  ])(
    'stored data with %s is cleared without a word and nobody is signed in [%s] [%s]',
    async (_what, _id, _other, stored) => {
      const errors = vi.spyOn(console, 'error')
      localStorage.setItem('user', stored)
      localStorage.setItem('lastActiveTime', String(Date.now()))
      signInOnServer(person('user'))
      const { now, settled } = start()
      await settled()
      expect(now()).toMatchObject(signedOut)
      expect(localStorage.getItem('user')).toBeNull()
      expect(localStorage.getItem('lastActiveTime')).toBeNull()
      expect(signedInOnServer()).toBeNull()
      expect(errors).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['user', 'user'],
    ['recruiter', 'recruiter'],
    ['admin', 'admin'],
    ['recruiter , admin', 'recruiter'],
  ])('understands the user_type %s [AUTH-24] as the role %s [OPEN-004]', async (userType, role) => {
    localStorage.setItem('user', JSON.stringify({ ...person('user'), user_type: userType }))
    server.use(http.get('*/api/session', () => HttpResponse.error()))
    const { now, settled } = start()
    await settled()
    expect(now()).toMatchObject({ isAuthenticated: true, role })
  })

  it('activity older than 24 hours clears everything [AUTH-28] [LIM-01]', async () => {
    expect(INACTIVITY_LIMIT).toBe(24 * HOUR)
    signedInAs('user')
    localStorage.setItem('lastActiveTime', String(Date.now() - 24 * HOUR - 1))
    const { now, settled } = start()
    await settled()
    expect(now()).toMatchObject(signedOut)
    expect(localStorage.getItem('user')).toBeNull()
    expect(localStorage.getItem('lastActiveTime')).toBeNull()
    expect(signedInOnServer()).toBeNull()
  })

  it('the link that brings somebody back after their session had ended is not forgotten with it', async () => {
    signedInAs('user')
    localStorage.setItem('lastActiveTime', String(Date.now() - 24 * HOUR - 1))
    rememberSource('?from=linkedin')
    const { settled } = start()
    await settled()
    expect(signedInOnServer()).toBeNull()
    expect(keptSource()).toBe('linkedin')
  })

  it('what somebody was writing outlives a session that ended by itself', async () => {
    signedInAs('user')
    keepLetter(4, 7, 'Dear team,')
    keptWork(7, 'apply').write('4', 'Maya')
    localStorage.setItem('lastActiveTime', String(Date.now() - 24 * HOUR - 1))
    const { settled } = start()
    await settled()
    expect(signedInOnServer()).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
    expect(readLetter(4, 7)).toBe('Dear team,')
    expect(keptWork(7, 'apply').read('4')).toBe('Maya')
  })

  it.each([
    ['who logs in next', () => createStore().dispatch(userLoggedIn({ user: person('recruiter'), csrfToken: TOKEN }))],
    ['who came by another tab', () => createStore().dispatch(userRestored(person('recruiter')))],
  ])('but not for another person %s [SEC-49]', (_who, come) => {
    keptWork(7, 'match').write('jobDescription', 'secret')
    keptWork(8, 'post').write('new', 'Weaver')
    come()
    expect(Object.keys(sessionStorage)).toEqual(['kept:8:post:new'])
  })

  it('activity within 24 hours keeps the session [AUTH-26]', async () => {
    signedInAs('user')
    localStorage.setItem('lastActiveTime', String(Date.now() - 24 * HOUR + 60_000))
    const { now, settled } = start()
    await settled()
    expect(now().isAuthenticated).toBe(true)
  })

  it('a session that the server no longer knows ends [OPEN-024]', async () => {
    signedInAs('user')
    signInOnServer(null)
    const { now, settled } = start()
    await settled()
    expect(now()).toMatchObject(signedOut)
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('the role that the server says now is the role [OPEN-004]', async () => {
    signedInAs('user')
    signInOnServer({ ...person('user'), user_type: 'recruiter' })
    const { now, settled } = start()
    await settled()
    expect(now().role).toBe('recruiter')
    expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ user_type: 'recruiter' })
  })

  it('a server that does not answer ends nothing', async () => {
    signedInAs('user')
    server.use(http.get('*/api/session', () => HttpResponse.error()))
    const { now, settled } = start()
    await settled()
    expect(now().isAuthenticated).toBe(true)
  })

  it("keeps the server's today [OPEN-050] and the token for calls", async () => {
    signedInAs('user')
    const { now, settled } = start()
    await settled()
    expect(now()).toMatchObject({ serverDate: SERVER_DATE, csrfToken: TOKEN })
  })
})

describe('what the browser keeps', () => {
  it("the user under 'user' [AUTH-20] with id, username, email, user_type [AUTH-21], and the activity [AUTH-29]", () => {
    vi.useFakeTimers({ now: 1_700_000_000_123, toFake: ['Date'] })
    const store = createStore()
    store.dispatch(userLoggedIn({ user: person('recruiter'), csrfToken: TOKEN }))
    expect(JSON.parse(localStorage.getItem('user')!)).toEqual({
      id: 8,
      username: 'elena.brandt',
      email: 'elena.brandt@people.example',
      user_type: 'recruiter',
    })
    expect(localStorage.getItem('lastActiveTime')).toBe('1700000000123')
    expect(store.getState().session.role).toBe('recruiter')
  })

  it('logging out clears the user, the activity and the role [AUTH-30]', () => {
    const store = createStore()
    store.dispatch(userLoggedIn({ user: person('admin'), csrfToken: TOKEN }))
    store.dispatch(sessionEnded())
    expect(localStorage.getItem('user')).toBeNull()
    expect(localStorage.getItem('lastActiveTime')).toBeNull()
    expect(store.getState().session).toMatchObject({ ...signedOut, csrfToken: null })
  })

  it('the next person sees nothing that the last one loaded', async () => {
    const store = createStore()
    signInOnServer(person('admin'))
    await store.dispatch(session.initiate())
    expect(session.select()(store.getState()).data).toBeDefined()
    store.dispatch(sessionEnded())
    expect(session.select()(store.getState()).data).toBeUndefined()
  })
})

describe('activity', () => {
  const signs = [
    ['mouse down', () => new MouseEvent('mousedown', { bubbles: true })],
    ['mouse move', () => new MouseEvent('mousemove', { bubbles: true })],
    ['key press', () => new KeyboardEvent('keydown', { bubbles: true })],
    ['scroll', () => new Event('scroll')],
    ['touch start', () => new Event('touchstart', { bubbles: true })],
    ['click', () => new MouseEvent('click', { bubbles: true })],
  ] as const

  it.each(signs)('is recorded on %s [AUTH-31], in milliseconds under lastActiveTime [AUTH-23]', async (_name, sign) => {
    signedInAs('user')
    const at = Date.now() + 5000
    const { settled } = start(at)
    await settled()
    document.body.dispatchEvent(sign())
    expect(localStorage.getItem('lastActiveTime')).toBe(String(at))
  })

  it('is written at most once per second [AUTH-32] [LIM-03]', async () => {
    expect(ACTIVITY_THROTTLE).toBe(1000)
    signedInAs('user')
    const at = Date.now() + 5000
    const { settled } = start(at)
    await settled()
    const lastActive = () => Number(localStorage.getItem('lastActiveTime')) - at
    const move = () => document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
    move()
    vi.setSystemTime(at + 999)
    move()
    expect(lastActive()).toBe(0)
    vi.setSystemTime(at + 1000)
    move()
    expect(lastActive()).toBe(1000)
  })

  it('of a visitor is not recorded', async () => {
    const { settled } = start()
    await settled()
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(localStorage.getItem('lastActiveTime')).toBeNull()
  })
})

describe('expiry', () => {
  it('is looked at every 5 minutes [AUTH-33] [LIM-02] and logs the user out [AUTH-35]', async () => {
    expect(EXPIRY_POLL).toBe(5 * 60 * 1000)
    signedInAs('user')
    const at = Date.now()
    const { now, settled } = start(at)
    await settled()
    localStorage.setItem('lastActiveTime', String(at - 24 * HOUR + 1000))
    vi.advanceTimersByTime(EXPIRY_POLL - 1)
    expect(now().isAuthenticated).toBe(true)
    vi.advanceTimersByTime(1)
    expect(now()).toMatchObject(signedOut)
    expect(localStorage.getItem('user')).toBeNull()
    await quiet()
    expect(signedInOnServer()).toBeNull()
  })

  it('is looked at when the page becomes visible again [AUTH-34] and logs the user out [AUTH-35]', async () => {
    signedInAs('user')
    const at = Date.now()
    const { now, settled } = start(at)
    await settled()
    vi.setSystemTime(at + 24 * HOUR + 1)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(now()).toMatchObject(signedOut)
  })

  it('a session in use goes on', async () => {
    signedInAs('user')
    const at = Date.now()
    const { now, settled } = start(at)
    await settled()
    vi.setSystemTime(at + 23 * HOUR)
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    vi.setSystemTime(at + 46 * HOUR)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(now().isAuthenticated).toBe(true)
  })
})

describe('another tab', () => {
  it('that logs out logs out here', async () => {
    signedInAs('user')
    const { now, settled } = start()
    await settled()
    localStorage.removeItem('user')
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
    expect(now()).toMatchObject(signedOut)
  })

  it('that logs in as somebody else changes who is here', async () => {
    signedInAs('user')
    const { now, settled } = start()
    await settled()
    signedInAs('recruiter')
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
    await quiet()
    expect(now().user?.id).toBe(8)
    expect(now().role).toBe('recruiter')
  })
})
