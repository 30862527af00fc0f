import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react'

import type { SessionAnswer } from '@/api/types'
import { serverHeard, sessionEnded, type SessionState } from '@/lib/session/session'
import { withForm } from '@/api/withForm'

type WithSession = { session: SessionState }

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

const overHttp = fetchBaseQuery({
  baseUrl: `${window.location.origin}/api`,
  credentials: 'same-origin',
  prepareHeaders: (headers, { getState, arg }) => {
    const method = typeof arg === 'string' ? 'GET' : (arg.method ?? 'GET')
    const token = (getState() as WithSession).session.csrfToken
    if (token && !safeMethods.has(method.toUpperCase())) headers.set('X-CSRF-Token', token)
    headers.set('Accept', 'application/json')
  },
})

type Query = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>

const statusOf = (error: unknown) => (error as { status?: unknown } | undefined)?.status

const tokenWasRefused = (error: unknown) =>
  statusOf(error) === 403 && messageOf(error)?.startsWith('Your session could not be verified')

/** Calls the server; a session that the server no longer knows ends here, and the guards lead to the log-in. */
const baseQuery: Query = async (args, api, options) => {
  const request = withForm(args)
  let answer = await overHttp(request, api, options)
  if (tokenWasRefused(answer.error)) {
    // Another tab has logged in again since, or the session has ended: take the token of now and ask once more, but
    // never in the name of somebody else.
    const { data } = await overHttp('/session', api, {})
    const now = data as SessionAnswer | undefined
    const { user, serverDate, demo } = (api.getState() as WithSession).session
    if (now && (!now.user || !user || now.user.id === user.id)) {
      api.dispatch(serverHeard({ csrfToken: now.csrf_token, serverDate, demo }))
      answer = await overHttp(request, api, options)
    }
  }
  if (answer.error?.status === 401 && (api.getState() as WithSession).session.isAuthenticated) {
    api.dispatch(sessionEnded())
  }
  return answer
}

/** The sentence that the server wrote for the person, if it wrote one. */
export function messageOf(error: unknown): string | undefined {
  const { data } = (error ?? {}) as { data?: unknown }
  const { message } = (typeof data === 'object' && data !== null ? data : {}) as { message?: unknown }
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** The first sentence that the server wrote for each field. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const { data } = (error ?? {}) as { data?: unknown }
  const { errors } = (typeof data === 'object' && data !== null ? data : {}) as { errors?: unknown }
  if (typeof errors !== 'object' || errors === null) return {}
  const first = Object.entries(errors).map(([name, found]) => [name, Array.isArray(found) ? found[0] : found])
  return Object.fromEntries(first.filter(([, sentence]) => typeof sentence === 'string'))
}

/** Whether a call failed without any answer of the server. */
export function isUnreachable(error: unknown): boolean {
  return error !== undefined && typeof statusOf(error) !== 'number'
}

const FINAL = new Set<unknown>([403, 404, 409])

/**
 * Whether a retry would be refused in the same way: the thing is gone, it is too late, or the person may not. A refused
 * token is not final: the client has fetched the present one by then.
 */
export const isFinal = (error: unknown) => FINAL.has(statusOf(error)) && !tokenWasRefused(error)

/** The one client of the server. Every resource adds its endpoints in a file of its own. */
export const api = createApi({
  baseQuery,
  invalidationBehavior: 'immediately',
  tagTypes: [
    'Session',
    'Profile',
    'Job',
    'Application',
    'Answer',
    'Note',
    'Recommendation',
    'SavedSearch',
    'User',
    'Post',
  ],
  endpoints: () => ({}),
})
