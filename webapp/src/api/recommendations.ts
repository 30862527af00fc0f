import { LEAST_RECOMMENDED_SCORE, RECOMMENDATIONS_LISTED } from '@/api/server.gen'
import { api, idsOf, listTag, listTags } from '@/api/index'
import type { AutoApplication, AutoSubmissionAnswer, CandidatesAnswer, RecommendationsAnswer } from '@/api/types'

export type { MatchingCandidate, RecommendationsAnswer, RecommendedJob } from '@/api/types'

type CandidatesQuery = { jobId: number; least: number; page: number; pageSize: number }

const recommendationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    recommendations: build.query<RecommendationsAnswer, number>({
      query: (userId) => ({
        url: '/jobs/agent_recommendations',
        params: { user_id: userId, min_score: LEAST_RECOMMENDED_SCORE, limit: RECOMMENDATIONS_LISTED },
      }),
      providesTags: (result) => listTags('Recommendation', idsOf(result?.recommendations)),
    }),
    autoApply: build.mutation<AutoSubmissionAnswer, AutoApplication>({
      // `keepalive`: the request arrives even if the page closes first.
      query: (body) => ({ url: '/jobs/auto_apply', method: 'POST', body, keepalive: true }),
      // Recommendations are not refetched, so that no card moves under the pointer.
      invalidatesTags: (answer, _error, { job_id: id }) =>
        answer?.success ? [listTag('Application'), { type: 'Job', id: id ?? undefined }] : [],
    }),
    candidates: build.query<CandidatesAnswer, CandidatesQuery>({
      query: ({ jobId, least, page, pageSize }) => ({
        url: `/jobs/${jobId}/matching_candidates`,
        params: { min_score: least, page, page_size: pageSize },
      }),
      providesTags: (_answer, _error, { jobId }) => [{ type: 'Job', id: jobId }],
    }),
  }),
})

export const { useRecommendationsQuery, useAutoApplyMutation, useCandidatesQuery } = recommendationsApi
