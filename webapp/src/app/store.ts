import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit'

import { askedOnceMore } from '@/api/askedOnceMore'
import { api } from '@/api/index'
import { rememberSession, sessionEnded, sessionReducer } from '@/lib/session'

const reducer = combineReducers({ session: sessionReducer, [api.reducerPath]: api.reducer })

/** Whoever comes next must not see what the last person loaded. */
const forgetful: Middleware = (store) => (next) => (action) => {
  const result = next(action)
  rememberSession(action as { type: string })
  if (sessionEnded.match(action)) store.dispatch(api.util.resetApiState())
  return result
}

export const createStore = () =>
  configureStore({
    reducer,
    middleware: (standard) => standard().concat(api.middleware, askedOnceMore, forgetful),
  })

export type Store = ReturnType<typeof createStore>
