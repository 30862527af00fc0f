import { api } from '@/api/index'
import type { CandidatesAnswer, Contact, Contacted } from '@/api/types'
import { CONTACT_TIMEOUT } from '@/rules/contact'

export type { MatchingCandidate } from '@/api/types'

type Asked = { jobId: number; least: number; page: number; pageSize: number }

const candidatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    candidates: build.query<CandidatesAnswer, Asked>({
      query: ({ jobId, least, page, pageSize }) => ({
        url: `/jobs/${jobId}/matching_candidates`,
        params: { min_score: least, page, page_size: pageSize },
      }),
      providesTags: (_answer, _error, { jobId }) => [{ type: 'Job', id: jobId }],
    }),
    contact: build.mutation<Contacted, Contact>({
      query: (body) => ({ url: '/candidates/contact', method: 'POST', body, timeout: CONTACT_TIMEOUT }),
    }),
  }),
})

export const { useCandidatesQuery, useContactMutation } = candidatesApi
