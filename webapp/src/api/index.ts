import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react'

import { codeOf } from '@/rules/errors'
import type { SessionAnswer } from '@/api/types'
import { askToConfirm } from '@/lib/confirmation'
import { factorOwed, serverHeard, sessionEnded, type WithSession } from '@/lib/session/session'
import { multipart } from '@/api/multipart'

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

/** `change` says what the call does, as in "You are about to ...", where the server may ask who it is. */
type Call = FetchArgs & { change?: string }
type Query = BaseQueryFn<string | Call, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta>

/** Asks once more if the session has a new token, as after a log-in or a confirmation, here or in another tab, but
 * never in the name of somebody else. */
const inSession: typeof overHttp = async (request, api, options) => {
  const answer = await overHttp(request, api, options)
  const { user, serverDate, demo } = (api.getState() as WithSession).session
  const isOver = answer.error?.status === 401 && user !== null
  if (codeOf(answer.error) !== 'csrf_failed' && !isOver) return answer
  const { data } = await overHttp('/session', api, {})
  const now = data as SessionAnswer | undefined
  if (!now || (now.user && user ? now.user.id !== user.id : isOver)) return answer
  api.dispatch(serverHeard({ csrfToken: now.csrf_token, serverDate, demo }))
  return overHttp(request, api, options)
}

/** Calls the server; a session that the server no longer knows ends here, and the guards lead to the log-in. */
const baseQuery: Query = async (args, api, options) => {
  const request = multipart(args)
  let answer = await inSession(request, api, options)
  const change = typeof args === 'string' ? undefined : args.change
  if (change && codeOf(answer.error) === 'confirmation_needed' && (await askToConfirm(change))) {
    answer = await inSession(request, api, options)
  }
  if (answer.error?.status === 401 && (api.getState() as WithSession).session.isAuthenticated) {
    api.dispatch(sessionEnded())
  }
  if (codeOf(answer.error) === 'second_factor_needed') api.dispatch(factorOwed(true))
  return answer
}

const tagTypes = [
  'Profile',
  'Job',
  'Application',
  'Answer',
  'Note',
  'Message',
  'Recommendation',
  'SavedSearch',
  'ApplicantView',
  'JobDraft',
  'User',
  'Agent',
  'Platform',
  'Post',
  'Security',
  'ApiKey',
  'Webhook',
  'WebhookDelivery',
  'HiddenJob',
  'Story',
  'TrackedJob',
  'Company',
  'CareerPage',
  'Resume',
] as const

type TagType = (typeof tagTypes)[number]

/** The tag of a list as a whole: it is stale when a row is added, removed or moved. */
export const listTag = <Type extends TagType>(type: Type) => ({ type, id: 'LIST' })

/** The tags of a list: its own and one of each of its rows. */
export const listTags = <Type extends TagType>(type: Type, ids: readonly (string | number)[] = []) => [
  listTag(type),
  ...ids.map((id) => ({ type, id })),
]

export const idsOf = <Id extends string | number>(rows: readonly { id: Id }[] = []) => rows.map(({ id }) => id)

/** The one client of the server. Every resource adds its endpoints in a file of its own. */
export const api = createApi({
  baseQuery,
  // Not delayed: an analysis that runs for a minute would hold up the refresh of what a decision has made stale.
  invalidationBehavior: 'immediately',
  tagTypes,
  endpoints: () => ({}),
})
