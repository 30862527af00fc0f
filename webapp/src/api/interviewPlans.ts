import { api } from '@/api/index'
import type {
  InterviewPlanAnswer,
  InterviewPlanForm,
  InterviewsOfApplication,
  InterviewsOfJob,
  PlannedKitsAnswer,
  ReusedPlan,
} from '@/api/types'

export type InterviewPlan = InterviewPlanAnswer
export type PlannedInterview = InterviewPlanAnswer['interviews'][number]
export type JobInterviews = InterviewsOfJob
export type PlannedKit = PlannedKitsAnswer['kits'][number]
export type { PlannedInterviewForm } from '@/api/types'

const interviewPlansApi = api.injectEndpoints({
  endpoints: (build) => ({
    interviewPlan: build.query<InterviewPlanAnswer, number>({
      query: (jobId) => `/jobs/${jobId}/interview-plan`,
    }),
    editInterviewPlan: build.mutation<InterviewPlanAnswer, { jobId: number } & InterviewPlanForm>({
      query: ({ jobId, ...body }) => ({ url: `/jobs/${jobId}/interview-plan`, method: 'PUT', body }),
      onQueryStarted: async ({ jobId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(interviewPlansApi.util.upsertQueryData('interviewPlan', jobId, answer.data))
      },
    }),
    reuseInterviewPlan: build.mutation<InterviewPlanAnswer, { jobId: number } & ReusedPlan>({
      query: ({ jobId, ...body }) => ({ url: `/jobs/${jobId}/interview-plan/uses`, method: 'POST', body }),
    }),
    jobInterviews: build.query<InterviewsOfJob, number>({ query: (jobId) => `/jobs/${jobId}/interviews` }),
    plannedKits: build.query<PlannedKitsAnswer, number>({
      query: (applicationId) => `/applications/${applicationId}/planned-kits`,
      providesTags: (_answer, _error, id) => [{ type: 'Application', id }],
    }),
    proposePlan: build.mutation<InterviewsOfApplication, number>({
      query: (applicationId) => ({ url: `/applications/${applicationId}/interviews/plan`, method: 'POST' }),
      invalidatesTags: (_answer, _error, id) => [{ type: 'Application', id }],
    }),
  }),
})

export const {
  useInterviewPlanQuery,
  useEditInterviewPlanMutation,
  useReuseInterviewPlanMutation,
  useJobInterviewsQuery,
  usePlannedKitsQuery,
  useProposePlanMutation,
} = interviewPlansApi
