import { api } from '@/api/index'
import type { RecentMails } from '@/api/types'

const outboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    recentMails: build.query<RecentMails, void>({
      query: () => ({ url: '/outbox/recent', headers: { 'X-Background': '1' } }),
    }),
  }),
})

export const { useRecentMailsQuery } = outboxApi
