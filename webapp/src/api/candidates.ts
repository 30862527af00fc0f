import { api } from '@/api/index'
import type { CandidatesAnswer, Contact, Contacted, OwnCompany } from '@/api/types'
import { CONTACT_TIMEOUT } from '@/rules/contact'

export type { MatchingCandidate } from '@/api/types'

type CandidatesQuery = { jobId: number; least: number; page: number; pageSize: number }

const candidatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    candidates: build.query<CandidatesAnswer, CandidatesQuery>({
      query: ({ jobId, least, page, pageSize }) => ({
        url: `/jobs/${jobId}/matching_candidates`,
        params: { min_score: least, page, page_size: pageSize },
      }),
      providesTags: (_answer, _error, { jobId }) => [{ type: 'Job', id: jobId }],
    }),
    ownCompany: build.query<OwnCompany, void>({
      query: () => '/company',
      providesTags: ['Company'],
    }),
    // Candidates are shown with their names from then on.
    checkCompany: build.mutation<OwnCompany, void>({
      query: () => ({ url: '/company/check', method: 'POST' }),
      invalidatesTags: (answer) => (answer?.sees_contacts ? ['Company', 'Job'] : []),
    }),
    contact: build.mutation<Contacted, Contact>({
      query: (body) => ({ url: '/candidates/contact', method: 'POST', body, timeout: CONTACT_TIMEOUT }),
    }),
  }),
})

export const { useCandidatesQuery, useContactMutation, useOwnCompanyQuery, useCheckCompanyMutation } = candidatesApi
