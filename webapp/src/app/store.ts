import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit'

import { askedOnceMore } from '@/api/askedOnceMore'
import { api } from '@/api/index'
import { rememberSession, sessionEnded, sessionReducer, type SessionState } from '@/lib/session/session'

const reducer = combineReducers({ session: sessionReducer, [api.reducerPath]: api.reducer })

type WithSession = { session: SessionState }

/** Clears cached answers when the person changes, also without a log-out: the next person must not see them. */
const forgetful: Middleware<object, WithSession> = (store) => (next) => (action) => {
  const before = store.getState().session.user?.id
  const result = next(action)
  rememberSession(action as { type: string })
  const isOther = before !== undefined && before !== store.getState().session.user?.id
  if (isOther || sessionEnded.match(action)) store.dispatch(api.util.resetApiState())
  return result
}

export const createStore = () =>
  configureStore({
    reducer,
    middleware: (standard) => standard().concat(api.middleware, askedOnceMore, forgetful),
  })

export type Store = ReturnType<typeof createStore>
