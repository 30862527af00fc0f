import { api } from '@/api/index'
import type {
  BusyCalendarAnswer,
  BusyCalendarForm,
  InterviewsOfApplication,
  ProposedInterview,
  WorkingHoursAnswer,
  WorkingHoursFields,
} from '@/api/types'

export type { InterviewFields as Interview, InterviewerFields as Interviewer } from '@/api/types'

const interviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    interviews: build.query<InterviewsOfApplication, number>({
      query: (applicationId) => `/applications/${applicationId}/interviews`,
      providesTags: (_answer, _error, id) => [{ type: 'Application', id }],
    }),
    proposeInterview: build.mutation<InterviewsOfApplication, { applicationId: number } & ProposedInterview>({
      query: ({ applicationId, ...body }) => ({
        url: `/applications/${applicationId}/interviews`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_answer, _error, { applicationId: id }) => [{ type: 'Application', id }],
    }),
    callOffInterview: build.mutation<InterviewsOfApplication, { id: number; applicationId: number; reason: string }>({
      query: ({ id, reason }) => ({ url: `/interviews/${id}/cancel`, method: 'POST', body: { reason } }),
      invalidatesTags: (_answer, _error, { applicationId: id }) => [{ type: 'Application', id }],
    }),
    renewInterview: build.mutation<InterviewsOfApplication, { id: number; applicationId: number }>({
      query: ({ id }) => ({ url: `/interviews/${id}/renew`, method: 'POST' }),
      invalidatesTags: (_answer, _error, { applicationId: id }) => [{ type: 'Application', id }],
    }),
    busyCalendar: build.query<BusyCalendarAnswer, void>({ query: () => '/me/busy-calendar' }),
    setBusyCalendar: build.mutation<BusyCalendarAnswer, BusyCalendarForm>({
      query: (body) => ({ url: '/me/busy-calendar', method: 'PUT', body }),
      onQueryStarted: async (_form, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(interviewsApi.util.upsertQueryData('busyCalendar', undefined, answer.data))
      },
    }),
    workingHours: build.query<WorkingHoursAnswer, void>({ query: () => '/me/working-hours' }),
    changeWorkingHours: build.mutation<WorkingHoursAnswer, WorkingHoursFields>({
      query: (body) => ({ url: '/me/working-hours', method: 'PUT', body }),
      onQueryStarted: async (_hours, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(interviewsApi.util.upsertQueryData('workingHours', undefined, answer.data))
      },
    }),
  }),
})

export const {
  useInterviewsQuery,
  useProposeInterviewMutation,
  useCallOffInterviewMutation,
  useRenewInterviewMutation,
  useBusyCalendarQuery,
  useSetBusyCalendarMutation,
  useWorkingHoursQuery,
  useChangeWorkingHoursMutation,
} = interviewsApi
