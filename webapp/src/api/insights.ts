import { api, listTag } from '@/api/index'
import type { JobInsights, OwedAnswers } from '@/api/types'

export type { WaitingApplicant } from '@/api/types'

const insightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    owedAnswers: build.query<OwedAnswers, void>({
      query: () => '/answers',
      providesTags: ['Answer'],
    }),
    jobInsights: build.query<JobInsights, number>({
      query: (jobId) => `/jobs/${jobId}/insights`,
      providesTags: (_answer, _error, id) => [{ type: 'Job', id }, listTag('Application')],
    }),
  }),
})

export const { useOwedAnswersQuery, useJobInsightsQuery } = insightsApi
