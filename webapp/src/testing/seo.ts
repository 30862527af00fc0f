import { http, HttpResponse } from 'msw'

import type { AgentAnalytics, AgentStatus, ContentItem, PlatformFields } from '@/api/marketing'
import { laterBy } from '@/rules/jobAges'
import { server } from '@/testing/server'

/** The agent's server lives at this moment; so must the browser of a test that looks at days. */
export const NOW = '2026-03-14T09:30:00Z'

const platform = (part: Partial<PlatformFields>): PlatformFields => ({
  name: 'X',
  enabled: true,
  max_char_limit: 280,
  hashtag_limit: 3,
  post_frequency_hours: 6,
  carrier: 'folder',
  ...part,
})

export const post = (id: number, part: Partial<ContentItem> = {}): ContentItem => ({
  id,
  platform: 'twitter',
  type: 'career_tip',
  feature: 'Job Search',
  content: `Tip number ${id}.`,
  hashtags: ['#JobSearch'],
  optimal_time: '2026-03-16T13:00:00Z',
  status: 'generated',
  created_at: '2026-03-13T08:05:00Z',
  schedule_time: null,
  by_agent: false,
  published_at: null,
  address: '',
  problem: '',
  ...part,
})

export const scheduled = (id: number, at: string, part: Partial<ContentItem> = {}) =>
  post(id, { status: 'scheduled', schedule_time: at, ...part })

type Scene = { posts?: ContentItem[]; status?: Partial<AgentStatus>; analytics?: Partial<AgentAnalytics> }

/** What was asked of the server, each as 'GET status'; and who asked without anybody being there. */
export type Requests = { calls: string[]; background: string[] }

/** A server with an agent and its posts, which does what it is told and records what it was asked. */
export function agentServer({ posts = [], status: ownStatus = {}, analytics = {} }: Scene = {}) {
  const record: Requests = { calls: [], background: [] }
  const state = {
    posts: [...posts],
    running: ownStatus.is_running ?? false,
    platforms: {
      twitter: platform({}),
      linkedin: platform({ name: 'LinkedIn', max_char_limit: 3000, post_frequency_hours: 24, carrier: 'account' }),
      mastodon: platform({ name: 'Mastodon', enabled: false, max_char_limit: 500, carrier: 'webhook' }),
      blog: platform({ name: 'Our blog', max_char_limit: 5000, carrier: 'blog' }),
    } as Record<string, PlatformFields>,
  }
  const answer = (data: unknown) => HttpResponse.json({ success: true, data })
  const refused = (status: number, message: string) => HttpResponse.json({ success: false, message }, { status })
  const status = () => ({
    posts_today: 3,
    queue_size: state.posts.filter((item) => item.status !== 'published').length,
    features_count: 10,
    ...ownStatus,
    is_running: state.running,
  })
  const at = (item: ContentItem) => item.published_at ?? item.schedule_time ?? item.optimal_time
  const listen = (method: 'get' | 'post', name: string, act: (request: Request) => unknown) =>
    http[method](`*/api/seo/${name}`, async ({ request }) => {
      const call = `${method.toUpperCase()} ${name}${new URL(request.url).search}`
      record.calls.push(call)
      if (request.headers.get('X-Background') === '1') record.background.push(call)
      return (await act(request)) as Response
    })
  const timing = (needs: ContentItem['status']) => async (request: Request) => {
    const { content_id: id, schedule_time: time } = (await request.json()) as {
      content_id: number
      schedule_time: string
    }
    const row = state.posts.find((item) => item.id === id)
    if (row?.status !== needs) return refused(409, `Only ${needs} content can have that`)
    const changed: ContentItem = { ...row, status: 'scheduled', schedule_time: time }
    state.posts = state.posts.map((item) => (item.id === id ? changed : item))
    return answer(changed)
  }
  const run = (on: boolean) => () => {
    state.running = on
    return answer(status())
  }
  server.use(
    listen('get', 'status', () => answer(status())),
    listen('get', 'platforms', () => answer(state.platforms)),
    listen('get', 'analytics', () =>
      answer({
        total_posts_generated: state.posts.length,
        platforms_active: Object.values(state.platforms).filter(({ enabled }) => enabled).length,
        content_performance: { feature_highlights: 16, success_stories: 5, tips: 14 },
        top_performing_features: ['Job Search', 'Cover Letters'],
        posts_per_day: Array.from({ length: 14 }, (_, day) => ({ date: laterBy('2026-03-01', day), posts: day % 3 })),
        ...analytics,
      }),
    ),
    listen('get', 'content-queue', (request) =>
      answer(state.posts.slice(0, Number(new URL(request.url).searchParams.get('limit')))),
    ),
    listen('get', 'content-calendar', (request) => {
      const { start = NOW.slice(0, 10), days } = Object.fromEntries(new URL(request.url).searchParams)
      const dates = Array.from({ length: Number(days) }, (_, day) => laterBy(start, day))
      return answer(dates.map((date) => ({ date, items: state.posts.filter((item) => at(item).startsWith(date)) })))
    }),
    listen('post', 'start', run(true)),
    listen('post', 'stop', run(false)),
    listen('post', 'generate-content', () => {
      const day = state.posts.length
      const generated = post(100 + day, { optimal_time: `${laterBy(NOW.slice(0, 10), day)}T13:00:00Z` })
      state.posts = [...state.posts, generated]
      return answer([generated])
    }),
    listen('post', 'schedule-content', timing('generated')),
    listen('post', 'reschedule-content', timing('scheduled')),
    listen('post', 'toggle-platform', async (request) => {
      const { platform: id, enabled } = (await request.json()) as { platform: string; enabled: boolean }
      const changed = { ...state.platforms[id]!, enabled }
      state.platforms = { ...state.platforms, [id]: changed }
      return answer(changed)
    }),
  )
  return { record, state, refused }
}
