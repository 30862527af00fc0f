import { api, listTag, listTags } from '@/api/index'
import type {
  CoachAnswer,
  DescriptionAnswer,
  JobAnswer,
  JobBody,
  JobDone,
  PastedAdvert,
  PositionForm,
  TidyAnswer,
} from '@/api/types'
import { isUnpaid, type JobDraft } from '@/rules/jobForm'

export type { CoachAnswer, CoachFinding, SeenJob } from '@/api/types'

/** The form as it is sent. */
export const bodyOf = (draft: JobDraft): JobBody => ({
  ...draft,
  ...(isUnpaid(draft.expectedSalary) && { currencySymbol: '', salaryDuration: '' }),
  jobProviders: draft.jobProviders.filter(({ jobProvider, url }) => jobProvider.trim() || url.trim()),
  answerDays: Number(draft.answerDays),
})

const jobFormsApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobToEdit: build.query<JobAnswer, number>({
      query: (id) => `/jobs/${id}`,
      // Opening the form always fetches the job again. Saving it must not refetch: the open form would be replaced.
      keepUnusedDataFor: 0,
    }),
    postJob: build.mutation<JobDone, JobDraft>({
      query: (draft) => ({ url: '/jobs', method: 'POST', body: bodyOf(draft) }),
      invalidatesTags: [listTag('Job'), listTag('Recommendation')],
    }),
    updateJob: build.mutation<JobDone, { id: number; draft: JobDraft; version: string | undefined }>({
      query: ({ id, draft, version }) => ({ url: `/jobs/${id}`, method: 'PUT', body: { ...bodyOf(draft), version } }),
      invalidatesTags: (_answer, _error, { id }) => [...listTags('Job', [id]), listTag('Recommendation')],
    }),
    generateDescription: build.mutation<DescriptionAnswer, PositionForm>({
      query: (body) => ({ url: '/generate-job-description', method: 'POST', body }),
    }),
    tidyDescription: build.mutation<TidyAnswer, PastedAdvert>({
      query: (body) => ({ url: '/tidy-job-description', method: 'POST', body }),
    }),
    coach: build.query<CoachAnswer, JobBody>({
      query: (body) => ({ url: '/job-coach', method: 'POST', body }),
      keepUnusedDataFor: 30,
    }),
  }),
})

export const {
  useJobToEditQuery,
  useLazyJobToEditQuery,
  usePostJobMutation,
  useUpdateJobMutation,
  useGenerateDescriptionMutation,
  useTidyDescriptionMutation,
  useCoachQuery,
} = jobFormsApi
