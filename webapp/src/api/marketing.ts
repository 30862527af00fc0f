import { QueryStatus, type FetchArgs } from '@reduxjs/toolkit/query/react'

import { api, idsOf, listTag, listTags } from '@/api/index'
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
import type { RootState } from '@/lib/store'
import { timed } from '@/rules/posts'

export type { AgentAnalytics, AgentStatus, ContentItem, PlatformFields } from '@/api/types'

/** A span of calendar days in UTC; it begins today where `start` is missing. */
export type Span = { days: number; start?: string }

/** Every response of these endpoints has its content in `data`. */
const dataOf = <Data>({ data }: { data: Data }) => data

/** A flat list: the screen sorts posts into days of the viewer's time zone. */
const posts = (answer: ContentCalendarAnswer) => answer.data.flatMap(({ items }) => items)

/** Where each part of the dashboard comes from. */
const requests = {
  agentStatus: () => ({ url: '/seo/status' }),
  agentAnalytics: () => ({ url: '/seo/analytics' }),
  agentPlatforms: () => ({ url: '/seo/platforms' }),
  contentQueue: (limit: number) => ({ url: '/seo/content-queue', params: { limit } }),
  contentCalendar: (span: Span) => ({ url: '/seo/content-calendar', params: span }),
}

const seoApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentStatus: build.query<AgentStatus, void>({
      query: requests.agentStatus,
      transformResponse: dataOf<AgentStatusAnswer['data']>,
      providesTags: ['Agent'],
    }),
    agentAnalytics: build.query<AgentAnalytics, void>({
      query: requests.agentAnalytics,
      transformResponse: dataOf<AgentAnalyticsAnswer['data']>,
      providesTags: ['Agent'],
    }),
    agentPlatforms: build.query<Record<string, PlatformFields>, void>({
      query: requests.agentPlatforms,
      transformResponse: dataOf<PlatformsAnswer['data']>,
      providesTags: (result = {}) => listTags('Platform', Object.keys(result)),
    }),
    contentQueue: build.query<ContentItem[], number>({
      query: requests.contentQueue,
      transformResponse: dataOf<ContentsAnswer['data']>,
      providesTags: (result) => listTags('Post', idsOf(result)),
    }),
    contentCalendar: build.query<ContentItem[], Span>({
      query: requests.contentCalendar,
      transformResponse: posts,
      providesTags: (result) => listTags('Post', idsOf(result)),
      keepUnusedDataFor: 10, // so that weeks that are no longer on screen soon stop being refreshed
    }),
    runAgent: build.mutation<AgentStatus, boolean>({
      query: (running) => ({ url: running ? '/seo/start' : '/seo/stop', method: 'POST' }),
      transformResponse: dataOf<AgentStatusAnswer['data']>,
      invalidatesTags: ['Agent', listTag('Post')],
    }),
    generateContent: build.mutation<ContentItem[], void>({
      query: () => ({ url: '/seo/generate-content', method: 'POST' }),
      transformResponse: dataOf<ContentsAnswer['data']>,
      invalidatesTags: ['Agent', listTag('Post')],
    }),
    /** Publish generated content at a time, or scheduled content at another one. */
    timeContent: build.mutation<ContentItem, { post: ContentItem; at: string }>({
      query: ({ post, at }) => ({
        url: post.status === 'generated' ? '/seo/schedule-content' : '/seo/reschedule-content',
        method: 'POST',
        body: { content_id: post.id, schedule_time: at },
      }),
      transformResponse: dataOf<ContentAnswer['data']>,
      // Refetch after a refusal, too: somebody else may have made the change first.
      invalidatesTags: (_answer, _error, { post }) => ['Agent', ...listTags('Post', [post.id])],
      /** Optimistic: the screen shows the change at once and goes back to the old value when the server refuses. */
      async onQueryStarted({ post, at }, { dispatch, getState, queryFulfilled }) {
        const queries = seoApi.util.selectInvalidatedBy(getState(), [{ type: 'Post', id: post.id }])
        const changes = queries.flatMap(({ endpointName, originalArgs }) => {
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
      transformResponse: dataOf<PlatformAnswer['data']>,
      invalidatesTags: (_answer, _error, { platform: id }) => ['Agent', { type: 'Platform', id }],
      /** Optimistic as well. */
      async onQueryStarted({ platform, enabled }, { dispatch, queryFulfilled }) {
        const change = dispatch(
          seoApi.util.updateQueryData('agentPlatforms', undefined, (platforms) => {
            const fields = platforms[platform]
            if (fields) fields.enabled = enabled
          }),
        )
        await queryFulfilled.catch(() => change.undo())
      },
    }),
  }),
})

/** Everything on the dashboard. */
const DASHBOARD: ('Agent' | 'Platform' | 'Post')[] = ['Agent', 'Platform', 'Post']

type Name = keyof typeof requests
type Part = { data?: unknown; status: QueryStatus }

/** The request for a part that is shown already, without a sign of it on the screen. */
const unseen = (name: Name, argument: unknown): FetchArgs => ({
  ...(requests[name] as (argument: unknown) => FetchArgs)(argument),
  headers: { 'X-Background': '1' },
})

const selectorOf = (name: Name, argument: unknown) =>
  (seoApi.endpoints[name].select as (argument: unknown) => (state: RootState) => Part)(argument)

const valueOf = (name: Name, answer: unknown) =>
  name === 'contentCalendar' ? posts(answer as never) : dataOf(answer as never)

const refreshing = seoApi.injectEndpoints({
  endpoints: (build) => ({
    /** Refetches every visible part in the background. A part that has changed since is newer than its response. */
    refreshAgent: build.mutation<null, void>({
      async queryFn(_nothing, { dispatch, getState }, _options, ask) {
        const queries = seoApi.util.selectInvalidatedBy(getState() as RootState, DASHBOARD)
        const parts = queries.map(({ endpointName, originalArgs: arg }) => {
          const name = endpointName as Name
          const now = () => selectorOf(name, arg)(getState() as RootState)
          return { name, arg, now, before: now().data }
        })
        const isChanging = () =>
          dispatch(api.util.getRunningMutationsThunk()).some(({ arg }) => arg.endpointName !== 'refreshAgent')
        const wasChanging = isChanging()
        const answers = await Promise.all(parts.map(({ name, arg }) => ask(unseen(name, arg))))
        const entries = parts.flatMap(({ name, arg, now, before }, at) => {
          const answer = answers[at]?.data
          const isOld = now().data !== before || now().status === QueryStatus.pending
          return answer && !isOld ? [{ endpointName: name, arg, value: valueOf(name, answer) }] : []
        })
        if (!wasChanging && !isChanging()) dispatch(seoApi.util.upsertQueryEntries(entries as never))
        const failed = answers.find(({ error }) => error)?.error
        return failed ? { error: failed } : { data: null }
      },
    }),
  }),
})

/** Refetches everything on the screen at a person's request. */
export const askAnew = () => api.util.invalidateTags(DASHBOARD)

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
