import { api, listTag } from '@/api/index'
import type { ChangedScheduled, InboxAnswer, ScheduledList, TeamInboxAnswer, ThreadAnswer } from '@/api/types'

export type InboxThread = InboxAnswer['threads'][number]

type Page = { page: number; page_size: number; query?: string }

const threadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    thread: build.query<ThreadAnswer, number>({
      query: (id) => `/applications/${id}/messages`,
      providesTags: (_answer, _error, id) => [{ type: 'Message', id }],
    }),
    /** Without a time, it is sent at once; with files always. */
    writeMessage: build.mutation<ThreadAnswer, { id: number; text: string; sendAt?: string; files?: readonly File[] }>({
      query: ({ id, text, sendAt, files }) => ({
        url: `/applications/${id}/messages${files?.length ? '/files' : ''}`,
        method: 'POST',
        body: files?.length ? { text, files } : { text, ...(sendAt && { send_at: sendAt }) },
      }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Message', id }, listTag('Message')],
    }),
    changeScheduled: build.mutation<ThreadAnswer, { id: number; messageId: number } & ChangedScheduled>({
      query: ({ id, messageId, ...body }) => ({
        url: `/applications/${id}/messages/scheduled/${messageId}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Message', id }, listTag('Message')],
    }),
    scheduledMessages: build.query<ScheduledList, void>({
      query: () => '/inbox/scheduled',
      providesTags: [listTag('Message')],
    }),
    cancelScheduled: build.mutation<ThreadAnswer, { id: number; messageId: number }>({
      query: ({ id, messageId }) => ({ url: `/applications/${id}/messages/scheduled/${messageId}`, method: 'DELETE' }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Message', id }, listTag('Message')],
    }),
    /** New messages in the open thread stay marked until it is loaded again. */
    markRead: build.mutation<ThreadAnswer, { id: number; messageId: number }>({
      query: ({ id, messageId }) => ({
        url: `/applications/${id}/messages/read`,
        method: 'POST',
        body: { message_id: messageId },
      }),
      invalidatesTags: [listTag('Message')],
    }),
    inbox: build.query<TeamInboxAnswer, Page>({
      query: (params) => ({ url: '/inbox', params }),
      // A row says the stage and the score of the application, too.
      providesTags: [listTag('Message'), listTag('Application')],
    }),
    ownThreads: build.query<InboxAnswer, Page>({
      query: (params) => ({ url: '/me/threads', params }),
      providesTags: [listTag('Message')],
    }),
  }),
})

export const {
  useThreadQuery,
  useWriteMessageMutation,
  useCancelScheduledMutation,
  useChangeScheduledMutation,
  useScheduledMessagesQuery,
  useMarkReadMutation,
  useInboxQuery,
  useOwnThreadsQuery,
} = threadsApi
