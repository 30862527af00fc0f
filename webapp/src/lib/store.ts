import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  isAnyOf,
  isFulfilled,
  isRejected,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit'

import { api } from '@/api/index'
import { drawCalmly } from '@/lib/calmly'
import { callEnded } from '@/lib/notify'
import { rememberSession, sessionEnded, sessionReducer, userLoggedIn, userRestored } from '@/lib/session/session'

const reducer = combineReducers({ session: sessionReducer, [api.reducerPath]: api.reducer })

export type RootState = ReturnType<typeof reducer>

const isMutated = (action: unknown) =>
  isFulfilled(action) && (action.meta.arg as { type?: string } | undefined)?.type === 'mutation'

function listener() {
  const middleware = createListenerMiddleware()
  const listen = middleware.startListening.withTypes<RootState, AppDispatch>()

  listen({ matcher: isAnyOf(userRestored, userLoggedIn, sessionEnded), effect: rememberSession })

  // Cached answers go when the person changes, also without a log-out: the next person must not see them.
  listen({
    predicate: (action, { session: now }, { session: before }) =>
      sessionEnded.match(action) || (before.user !== null && before.user.id !== now.user?.id),
    effect: (_action, { dispatch }) => void dispatch(api.util.resetApiState()),
  })

  listen({
    predicate: (action) => isFulfilled(action) || isRejected(action),
    effect: (action) => {
      const { arg } = (action as unknown as { meta: { arg?: { endpointName?: string } } }).meta
      if (arg?.endpointName) callEnded(arg.endpointName, isRejected(action))
    },
  })

  // A query that is in progress while something changes may bring the previous state, and RTK Query does not start it
  // a second time meanwhile: it is made once more when it has come. One that was forgotten meanwhile counts as aborted.
  listen({
    predicate: isMutated,
    effect: async (_action, { dispatch }) => {
      const running = dispatch(api.util.getRunningQueriesThunk())
      await Promise.all(
        running.map(async (query) => {
          const { error } = await query
          if ((error as { name?: string } | undefined)?.name !== 'AbortError') query.refetch()
        }),
      )
    },
  })
  return middleware.middleware
}

export const createStore = () =>
  configureStore({
    reducer,
    // The listener is the inner one: it sees what is on its way before RTK Query starts what a change has made stale.
    middleware: (standard) => standard().concat(api.middleware, listener()),
    enhancers: (standard) => standard({ autoBatch: { type: 'callback', queueNotification: drawCalmly } }),
  })

export type Store = ReturnType<typeof createStore>
export type AppDispatch = Store['dispatch']
export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>
