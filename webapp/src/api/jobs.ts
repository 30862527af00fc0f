import { MOST_ROWS } from '@/api/server.gen'
import { api, idsOf, listTag, listTags } from '@/api/index'
import type {
  JobInsights,
  JobList,
  JobMoved,
  Movement,
  OwedAnswers,
  RecruiterJobList,
  RecruiterList,
} from '@/api/types'

export type { JobFields as RecruiterJob, WaitingApplicant } from '@/api/types'

export type Position = JobList['jobs'][number]['positionStatus']

export type JobSort = 'newest' | 'title' | 'applicants' | 'ends'

/** `email` is the recruiter whose jobs are listed, with `ofCompany` also those of colleagues; `null`: all recruiters. */
type JobsQuery = {
  email: string | null
  ofCompany: boolean
  sort: JobSort
  words: string
  position: Position | ''
  page: number
  pageSize: number
}

const recruiterJobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    recruiterJobs: build.query<RecruiterJobList, JobsQuery>({
      query: ({ email, ofCompany, sort, words, position, page, pageSize }) => ({
        url: email === null ? '/jobs/all' : '/jobs/recruiter',
        params: {
          ...(email && { email }),
          ...(ofCompany && { of_company: true }),
          ...(sort !== 'newest' && { sort }),
          ...(words && { q: words }),
          ...(position && { position }),
          page,
          page_size: pageSize,
        },
      }),
      providesTags: (result) => listTags('Job', idsOf(result?.jobs)),
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
