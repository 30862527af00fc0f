import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router'
import { onTestFinished } from 'vitest'

import type { SessionUser } from '@/api/types'
import { App } from '@/app/App'
import { Entrance } from '@/app/Entrance'
import { keepSession } from '@/app/sessionKeeper'
import { createStore } from '@/lib/store'
import type { Role } from '@/rules/roles'
import { person, signInOnServer } from '@/testing/server'

/** Somebody logged in here earlier: the browser remembers them and the server still knows the session. */
export function signedInAs(role: Role, changes: Partial<SessionUser> = {}) {
  const user = { ...person(role), ...changes }
  signInOnServer(user)
  const { id, username, email, user_type } = user
  localStorage.setItem('user', JSON.stringify({ id, username, email, user_type }))
  localStorage.setItem('lastActiveTime', String(Date.now()))
  return user
}

/** Opens an address of the whole client, as a browser would. */
export function openApp(address: string, state: unknown = null) {
  window.history.replaceState({ usr: state, key: 'first', idx: 0 }, '', address)
  const store = createStore()
  const stop = keepSession(store)
  onTestFinished(stop)
  const House = () => (
    <Provider store={store}>
      <App />
    </Provider>
  )
  const view = render(
    <BrowserRouter useTransitions={false}>
      <Entrance house={House} />
    </BrowserRouter>,
  )
  return { store, person: userEvent.setup({ delay: null }), ...view }
}

/** Where the browser is. */
export const address = () => window.location.pathname + window.location.search

/** What the navigation carries along. */
export const navigationState = () => (window.history.state as { usr?: unknown } | null)?.usr ?? null
