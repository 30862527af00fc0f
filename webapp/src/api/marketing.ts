import type { FetchArgs } from '@reduxjs/toolkit/query/react'

import { api } from '@/api/index'
import type {
  AgentAnalytics,
  AgentAnalyticsAnswer,
  AgentStatus,
  AgentStatusAnswer,
  ContentAnswer,
  ContentCalendarAnswer,
  ContentItem,
  ContentsAnswer,
  PlatformAnswer,
  PlatformFields,
  PlatformsAnswer,
} from '@/api/types'
import { timed } from '@/rules/posts'

export type { AgentAnalytics, AgentStatus, ContentItem, PlatformFields } from '@/api/types'

/** A span of calendar days in UTC; it begins today where `start` is missing. */
export type Span = { days: number; start?: string }

/** Every answer of these endpoints holds its content in `data`. */
const told = <Data>({ data }: { data: Data }) => data

/** A flat list: the screen sorts posts into days of the viewer's time zone. */
const posts = (answer: ContentCalendarAnswer) => answer.data.flatMap(({ items }) => items)

/** Where each part of the dashboard comes from. */
const asked = {
  agentStatus: () => ({ url: '/seo/status' }),
  agentAnalytics: () => ({ url: '/seo/analytics' }),
  agentPlatforms: () => ({ url: '/seo/platforms' }),
  contentQueue: (limit: number) => ({ url: '/seo/content-queue', params: { limit } }),
  contentCalendar: (span: Span) => ({ url: '/seo/content-calendar', params: span }),
}

const seoApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentStatus: build.query<AgentStatus, void>({
      query: asked.agentStatus,
      transformResponse: told<AgentStatusAnswer['data']>,
      providesTags: ['Post'],
    }),
    agentAnalytics: build.query<AgentAnalytics, void>({
      query: asked.agentAnalytics,
      transformResponse: told<AgentAnalyticsAnswer['data']>,
      providesTags: ['Post'],
    }),
    agentPlatforms: build.query<Record<string, PlatformFields>, void>({
      query: asked.agentPlatforms,
      transformResponse: told<PlatformsAnswer['data']>,
      providesTags: ['Post'],
    }),
    contentQueue: build.query<ContentItem[], number>({
      query: asked.contentQueue,
      transformResponse: told<ContentsAnswer['data']>,
      providesTags: ['Post'],
    }),
    contentCalendar: build.query<ContentItem[], Span>({
      query: asked.contentCalendar,
      transformResponse: posts,
      providesTags: ['Post'],
      keepUnusedDataFor: 10, // so that weeks that nobody looks at any more are soon not refreshed
    }),
    runAgent: build.mutation<AgentStatus, boolean>({
      query: (running) => ({ url: running ? '/seo/start' : '/seo/stop', method: 'POST' }),
      transformResponse: told<AgentStatusAnswer['data']>,
      invalidatesTags: ['Post'],
    }),
    generateContent: build.mutation<ContentItem[], void>({
      query: () => ({ url: '/seo/generate-content', method: 'POST' }),
      transformResponse: told<ContentsAnswer['data']>,
      invalidatesTags: ['Post'],
    }),
    /** Publish generated content at a time, or scheduled content at another one. */
    timeContent: build.mutation<ContentItem, { post: ContentItem; at: string }>({
      query: ({ post, at }) => ({
        url: post.status === 'generated' ? '/seo/schedule-content' : '/seo/reschedule-content',
        method: 'POST',
        body: { content_id: post.id, schedule_time: at },
      }),
      transformResponse: told<ContentAnswer['data']>,
      // Refetch after a refusal, too: somebody else may have made the change first.
      invalidatesTags: ['Post'],
      /** Optimistic: the screen shows the change at once and goes back to the old value when the server refuses. */
      async onQueryStarted({ post, at }, { dispatch, getState, queryFulfilled }) {
        const shown = seoApi.util.selectInvalidatedBy(getState(), ['Post'])
        const changes = shown.flatMap(({ endpointName, originalArgs }) => {
          if (endpointName !== 'contentQueue' && endpointName !== 'contentCalendar') return []
          return [
            dispatch(
              seoApi.util.updateQueryData(endpointName, originalArgs as never, (list) => timed(list, post.id, at)),
            ),
          ]
        })
        await queryFulfilled.catch(() => changes.forEach((change) => change.undo()))
      },
    }),
    togglePlatform: build.mutation<PlatformFields, { platform: string; enabled: boolean }>({
      query: (body) => ({ url: '/seo/toggle-platform', method: 'POST', body }),
      transformResponse: told<PlatformAnswer['data']>,
      invalidatesTags: ['Post'],
      /** Optimistic as well. */
      async onQueryStarted({ platform, enabled }, { dispatch, queryFulfilled }) {
        const change = dispatch(
          seoApi.util.updateQueryData('agentPlatforms', undefined, (platforms) => {
            const found = platforms[platform]
            if (found) found.enabled = enabled
          }),
        )
        await queryFulfilled.catch(() => change.undo())
      },
    }),
  }),
})

type Cached = { status: string; endpointName: string; data?: unknown }
type Call = (given: unknown) => FetchArgs

const changes = new Set(['runAgent', 'generateContent', 'timeContent', 'togglePlatform'])

/** The cached queries by key; empty while a change is under way. */
function held(state: unknown): Record<string, Cached | undefined> {
  const { queries, mutations } = (state as { [api.reducerPath]: Record<string, Record<string, Cached | undefined>> })[
    api.reducerPath
  ]!
  const changing = Object.values(mutations!).some((one) => one?.status === 'pending' && changes.has(one.endpointName))
  return changing ? {} : queries!
}

/** Whether nothing has changed a part since it was asked for. */
const isUntouched = (before: Cached | undefined, now: Cached | undefined) =>
  before !== undefined && before.data === now?.data && now?.status !== 'pending'

/** The request for a part that is shown already, without a sign of it on the screen. */
const unseen = (endpointName: string, given: unknown): FetchArgs => {
  const call = asked[endpointName as keyof typeof asked] as Call
  return { ...call(given), headers: { 'X-Background': '1' } }
}

const valueOf = (endpointName: string, answer: unknown) =>
  endpointName === 'contentCalendar' ? posts(answer as never) : told(answer as never)

const refreshing = seoApi.injectEndpoints({
  endpoints: (build) => ({
    /** Refetches every shown part in the background. A part that changed meanwhile is newer than its answer. */
    refreshAgent: build.mutation<null, void>({
      async queryFn(_nothing, { dispatch, getState }, _options, ask) {
        const before = held(getState())
        const parts = seoApi.util.selectInvalidatedBy(getState() as never, ['Post'])
        const answers = await Promise.all(
          parts.map(({ endpointName, originalArgs }) => ask(unseen(endpointName, originalArgs))),
        )
        const now = held(getState())
        const entries = parts.flatMap(({ queryCacheKey: key, endpointName, originalArgs: arg }, at) => {
          const answer = answers[at]?.data
          if (!answer || !isUntouched(before[key], now[key])) return []
          return [{ endpointName, arg, value: valueOf(endpointName, answer) }]
        })
        dispatch(seoApi.util.upsertQueryEntries(entries as never))
        const failed = answers.find(({ error }) => error)
        return failed?.error ? { error: failed.error } : { data: null }
      },
    }),
  }),
})

/** Refetches everything on the screen because a person asked for it. */
export const askAnew = () => api.util.invalidateTags(['Post'])

export const {
  useAgentStatusQuery,
  useAgentAnalyticsQuery,
  useAgentPlatformsQuery,
  useContentQueueQuery,
  useContentCalendarQuery,
  useRunAgentMutation,
  useGenerateContentMutation,
  useTimeContentMutation,
  useTogglePlatformMutation,
  useRefreshAgentMutation,
} = refreshing
