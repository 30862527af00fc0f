import { UNSPECIFIED_SALARY } from '@/api/server.gen'
import { api, idsOf, listTags } from '@/api/index'
import type { JobsFound, ListedJob } from '@/api/types'
import { statusOf } from '@/rules/errors'
import { NO_DESCRIPTION } from '@/rules/jobCards'
import { SIZES, type Search } from '@/rules/jobSearch'

export type Job = ListedJob

/** A job that was posted in this product, with the form to apply. */
export type OwnJob = Job & { id: number }

export const isOwn = (job: Job): job is OwnJob => job.source === 'local' && typeof job.id === 'number'

/** The request. Without a search the profile decides; the target is always in the response. */
export type JobsAsked = {
  person: { id: number; email: string }
  search: (Omit<Search, 'postedWithin'> & Partial<Search>) | null
  target: string | null
}

/** Default values for fields that a job does not name. */
const whole = (job: Job): Job => ({
  ...job,
  description: job.description || NO_DESCRIPTION,
  employmentType: job.employmentType || 'Full-time',
  salaryRange: job.salaryRange || UNSPECIFIED_SALARY,
  technologies: job.technologies ?? [],
  jobProviders: job.jobProviders ?? [],
})

const isPage = (body: unknown): body is JobsFound =>
  typeof body === 'object' && body !== null && 'jobs' in body && Array.isArray(body.jobs)

/** Whether the server answered with success but without a list of jobs. */
export const isNoListing = (error: unknown) => statusOf(error) === 200

const searchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobs: build.infiniteQuery<JobsFound, JobsAsked, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg: { person, search, target }, pageParam }) => ({
        url: '/jobs_listing',
        params: {
          ...(search && {
            query: search.query,
            location: search.location,
            remoteOnly: search.remoteOnly,
            ...(search.sort === 'match' && { sort: search.sort }),
            ...(search.postedWithin && { date_posted: search.postedWithin }),
            ...(search.leastPay && { minPay: search.leastPay, payCurrency: search.currency }),
            ...(search.reach && search.reach !== 'place' && { reach: search.reach }),
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
      transformResponse: (page: JobsFound): JobsFound => ({
        ...page,
        jobs: page.jobs.map(whole),
        profileMatches: page.profileMatches ?? {},
        warnings: page.warnings ?? [],
      }),
      providesTags: (result) => listTags('Job', idsOf(result?.pages.flatMap(({ jobs }) => jobs.filter(isOwn)))),
      // Kept, so that returning from another screen immediately shows the same list at the same place.
      keepUnusedDataFor: 600,
    }),
  }),
})

export const { useJobsInfiniteQuery } = searchesApi
