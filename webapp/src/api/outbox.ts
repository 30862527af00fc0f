import { api } from '@/api/index'
import type { RecentMails } from '@/api/types'

export type { RecentMail } from '@/api/types'

/** Address that shows an email as its reader sees it. */
export const pageOf = (event: string) => `/api/outbox/page?${new URLSearchParams({ event }).toString()}`

const outboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    recentMails: build.query<RecentMails, void>({
      query: () => ({ url: '/outbox/recent', headers: { 'X-Background': '1' } }),
    }),
  }),
})

export const { useRecentMailsQuery } = outboxApi
