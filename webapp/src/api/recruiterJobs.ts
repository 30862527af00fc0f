import { MOST_ROWS } from '@/api/server.gen'
import { api, idsOf, listTag, listTags } from '@/api/index'
import type { JobInsights, JobList, JobMoved, Movement, OwedAnswers, RecruiterList } from '@/api/types'

export type { JobFields as RecruiterJob, WaitingApplicant } from '@/api/types'

export type Position = JobList['jobs'][number]['positionStatus']

/** `email` is the recruiter whose jobs are listed; `null` means all recruiters. */
type Asked = { email: string | null; words: string; position: Position | ''; page: number; pageSize: number }

const recruiterJobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    recruiterJobs: build.query<JobList, Asked>({
      query: ({ email, words, position, page, pageSize }) => ({
        url: email === null ? '/jobs/all' : '/jobs/recruiter',
        params: {
          ...(email && { email }),
          ...(words && { q: words }),
          ...(position && { position }),
          page,
          page_size: pageSize,
        },
      }),
      providesTags: (found) => listTags('Job', idsOf(found?.jobs)),
    }),
    moveJob: build.mutation<JobMoved, { jobId: number } & Movement>({
      query: ({ jobId, ...body }) => ({ url: `/jobs/${jobId}/close`, method: 'POST', body }),
      invalidatesTags: (_answer, _error, { jobId: id }) => [...listTags('Job', [id]), 'Answer'],
    }),
    /** Recruiters whose address contains the words, at most as many as one response has. */
    recruiters: build.query<RecruiterList, string>({
      query: (words) => ({ url: '/jobs/recruiters', params: { ...(words && { q: words }), page_size: MOST_ROWS } }),
      providesTags: [listTag('Job')],
    }),
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

export const {
  useRecruiterJobsQuery,
  useRecruitersQuery,
  useMoveJobMutation,
  useOwedAnswersQuery,
  useJobInsightsQuery,
} = recruiterJobsApi
