import { MOST_ROWS } from '@/api/server.gen'
import { api, idsOf, listTag, listTags } from '@/api/index'
import type {
  JobAnswer,
  JobBody,
  JobDone,
  JobList,
  JobMoved,
  Movement,
  RecruiterJobList,
  RecruiterList,
} from '@/api/types'

export type { JobFields as RecruiterJob, SeenJob } from '@/api/types'

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

const jobsApi = api.injectEndpoints({
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
    jobToEdit: build.query<JobAnswer, number>({
      query: (id) => `/jobs/${id}`,
      // Opening the form always fetches the job again. Saving it must not refetch: the open form would be replaced.
      keepUnusedDataFor: 0,
    }),
    postJob: build.mutation<JobDone, JobBody>({
      query: (body) => ({ url: '/jobs', method: 'POST', body }),
      invalidatesTags: [listTag('Job'), listTag('Recommendation')],
    }),
    updateJob: build.mutation<JobDone, { id: number; body: JobBody; version: string | undefined }>({
      query: ({ id, body, version }) => ({ url: `/jobs/${id}`, method: 'PUT', body: { ...body, version } }),
      invalidatesTags: (_answer, _error, { id }) => [...listTags('Job', [id]), listTag('Recommendation')],
    }),
  }),
})

export const {
  useRecruiterJobsQuery,
  useRecruitersQuery,
  useMoveJobMutation,
  useJobToEditQuery,
  useLazyJobToEditQuery,
  usePostJobMutation,
  useUpdateJobMutation,
} = jobsApi
