import { api } from '@/api/index'
import type { AnswersAnswer, QuestionsAnswer, QuestionsEdit } from '@/api/types'

export type { EditedQuestion, ShownQuestion } from '@/api/types'

/** Address of the applications for a job as CSV, with their answers. */
export const applicationSheet = (jobId: number) => `/api/jobs/${jobId}/applications/export`

const screeningApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobQuestions: build.query<QuestionsAnswer, number>({
      query: (jobId) => `/jobs/${jobId}/questions`,
      providesTags: (_answer, _error, id) => [{ type: 'Job', id }],
    }),
    editJobQuestions: build.mutation<QuestionsAnswer, { jobId: number } & QuestionsEdit>({
      query: ({ jobId, ...body }) => ({ url: `/jobs/${jobId}/questions`, method: 'PUT', body }),
      invalidatesTags: (_answer, _error, { jobId: id }) => [{ type: 'Job', id }],
    }),
    answers: build.query<AnswersAnswer, number>({
      query: (id) => `/applications/${id}/answers`,
      providesTags: (_answer, _error, id) => [{ type: 'Application', id }],
    }),
  }),
})

export const { useJobQuestionsQuery, useEditJobQuestionsMutation, useAnswersQuery } = screeningApi
