import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes, parsePath, useLocation } from 'react-router'

import { createStore } from '@/lib/store'
import { Toasts } from '@/components/Toasts'
import { initialised, serverHeard, userRestored } from '@/lib/session/session'
import type { Role } from '@/rules/roles'
import { person, SERVER_DATE, signInOnServer, TOKEN } from '@/testing/server'

type Options = {
  as?: Role | null
  at?: string
  /** The address as the router writes it, where it holds a name such as `:jobId`. */
  route?: string
  /** What another screen brings along. */
  state?: object
}

/** One part of the product by itself, for somebody who is signed in or for a visitor, with the toasts it may show. */
export function renderAlone(
  element: ReactNode,
  { as = 'user', at = '/here', route = at.split('?')[0]!, state }: Options = {},
) {
  const store = createStore()
  if (as) {
    signInOnServer(person(as))
    store.dispatch(userRestored(person(as)))
  }
  store.dispatch(serverHeard({ csrfToken: as ? TOKEN : null, serverDate: SERVER_DATE, demo: false }))
  store.dispatch(initialised())
  const page = (children: ReactNode) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[state ? { ...parsePath(at), state } : at]} useTransitions={false}>
        <Routes>
          <Route path={route} element={children} />
          <Route path="*" element={<Where />} />
        </Routes>
        <Toasts />
      </MemoryRouter>
    </Provider>
  )
  const view = render(page(element))
  return {
    store,
    person: userEvent.setup({ delay: null }),
    ...view,
    show: (next: ReactNode) => view.rerender(page(next)),
  }
}

function Where() {
  const { pathname, search, state } = useLocation()
  return (
    <>
      <p>{`now at ${pathname}${search}`}</p>
      {state !== null && <pre data-testid="state">{JSON.stringify(state)}</pre>}
    </>
  )
}
