import { api } from '@/api/index'
import type { ReasonHistory, ReasonList } from '@/api/types'

const reasonsApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobReasons: build.query<ReasonList, number>({
      query: (jobId) => `/jobs/${jobId}/rejection-reasons`,
      providesTags: ['Company'],
    }),
    companyReasons: build.query<ReasonList, void>({
      query: () => '/company/rejection-reasons',
      providesTags: ['Company'],
    }),
    editCompanyReasons: build.mutation<ReasonList, string[]>({
      query: (reasons) => ({ url: '/company/rejection-reasons', method: 'PUT', body: { reasons } }),
      invalidatesTags: ['Company'],
    }),
    reasons: build.query<ReasonHistory, number>({
      query: (id) => `/applications/${id}/reasons`,
      providesTags: (_answer, _error, id) => [{ type: 'Application', id }],
    }),
    addReason: build.mutation<ReasonHistory, { id: number; reason: string }>({
      query: ({ id, reason }) => ({ url: `/applications/${id}/reasons`, method: 'POST', body: { reason } }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Application', id }],
    }),
  }),
})

export const {
  useJobReasonsQuery,
  useCompanyReasonsQuery,
  useEditCompanyReasonsMutation,
  useReasonsQuery,
  useAddReasonMutation,
} = reasonsApi
