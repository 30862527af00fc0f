import { api } from '@/api/index'
import type { RecentMails } from '@/api/types'

export type { RecentMail } from '@/api/types'

/** Where one of these mails can be seen as it looks. */
export const pageOf = (event: string) => `/api/outbox/page?${new URLSearchParams({ event }).toString()}`

const outboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    recentMails: build.query<RecentMails, void>({
      query: () => ({ url: '/outbox/recent', headers: { 'X-Background': '1' } }),
    }),
  }),
})

export const { useRecentMailsQuery } = outboxApi
