import { api, listTag } from '@/api/index'
import type { VisitorQuestionAnswer, VisitorQuestionList } from '@/api/types'

export type ListedQuestion = VisitorQuestionList['questions'][number]

type Page = { page: number; page_size: number; job_id?: number; query?: string }

const changed = (_answer: unknown, _error: unknown, { id }: { id: number }) => [
  { type: 'Message' as const, id: `question ${id}` },
  listTag('Message'),
]

const visitorQuestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    visitorQuestions: build.query<VisitorQuestionList, Page>({
      query: (params) => ({ url: '/visitor-questions', params }),
      providesTags: [listTag('Message')],
    }),
    visitorQuestion: build.query<VisitorQuestionAnswer, number>({
      query: (id) => `/visitor-questions/${id}`,
      providesTags: (_answer, _error, id) => [{ type: 'Message', id: `question ${id}` }],
    }),
    answerVisitorQuestion: build.mutation<VisitorQuestionAnswer, { id: number; text: string }>({
      query: ({ id, text }) => ({ url: `/visitor-questions/${id}/answers`, method: 'POST', body: { text } }),
      invalidatesTags: changed,
    }),
    closeVisitorQuestion: build.mutation<VisitorQuestionAnswer, { id: number; is_closed: boolean }>({
      query: ({ id, ...body }) => ({ url: `/visitor-questions/${id}/closed`, method: 'PUT', body }),
      invalidatesTags: changed,
    }),
    deleteVisitorQuestion: build.mutation<unknown, number>({
      query: (id) => ({ url: `/visitor-questions/${id}`, method: 'DELETE' }),
      invalidatesTags: [listTag('Message')],
    }),
  }),
})

export const {
  useVisitorQuestionsQuery,
  useVisitorQuestionQuery,
  useAnswerVisitorQuestionMutation,
  useCloseVisitorQuestionMutation,
  useDeleteVisitorQuestionMutation,
} = visitorQuestionsApi
