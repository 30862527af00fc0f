import { api } from '@/api/index'
import { SIZES, type Search } from '@/rules/jobSearch'

/** Replaced by the generated types as soon as the server describes this call. */
export type Job = {
  id: number | string
  title: string
  company: string
  location: string
  description: string
  employmentType: string
  datePosted: string
  applicationEndDate: string | null
  technologies: string[]
  jobProviders: { jobProvider: string; url: string }[]
  salaryRange: string
  applyUrl: string
  source: 'api' | 'local'
  recruiterEmail: string
  firstSeen: string | null
  isStale: boolean
  isRepost: boolean
  applied: boolean
  mandatoryDocuments: string[]
  answerRate: number | null
}

export type JobsPage = {
  jobs: Job[]
  isInitialLoad: boolean
  defaultQueryUsed: boolean
  defaultQuery: string
  defaultLocation: string
  next: string | null
  warnings: string[]
}

/** What is asked for. Without a search the profile decides; the target is in the answer whatever the search says. */
export type JobsAsked = {
  person: { id: number; email: string }
  search: Omit<Search, 'postedWithin'> | null
  target: string | null
}

const isPage = (body: unknown): body is JobsPage =>
  typeof body === 'object' && body !== null && 'jobs' in body && Array.isArray(body.jobs)

/** Whether the server answered well, but not with jobs. */
export const isNoListing = (error: unknown) => (error as { status?: unknown } | undefined)?.status === 200

const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobs: build.infiniteQuery<JobsPage, JobsAsked, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg: { person, search, target }, pageParam }) => ({
        url: '/jobs_listing',
        params: {
          ...(search && {
            query: search.query,
            location: search.location,
            remoteOnly: search.remoteOnly,
            ...(search.employmentTypes.length > 0 && { employmentTypes: search.employmentTypes.join(',') }),
          }),
          num_results: target ? SIZES.fetchedWithTarget : SIZES.fetched,
          isInitialLoad: search === null,
          user_id: person.id,
          user_email: person.email,
          ...(target && { targetJobId: target }),
          ...(pageParam && { after: pageParam }),
        },
        validateStatus: (response, body) => response.ok && isPage(body),
      }),
      providesTags: ['Job'],
      // Coming back from another screen shows the same list at the same place at once.
      keepUnusedDataFor: 600,
    }),
  }),
})

export const { useJobsInfiniteQuery } = jobsApi
