import { api } from '@/api/index'
import type { ThreadAnswer } from '@/api/types'

const threadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    thread: build.query<ThreadAnswer, number>({
      query: (id) => `/applications/${id}/messages`,
      providesTags: (_answer, _error, id) => [{ type: 'Message', id }],
    }),
    writeMessage: build.mutation<ThreadAnswer, { id: number; text: string }>({
      query: ({ id, text }) => ({ url: `/applications/${id}/messages`, method: 'POST', body: { text } }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Message', id }],
    }),
  }),
})

export const { useThreadQuery, useWriteMessageMutation } = threadsApi
