import { api, listTags } from '@/api/index'
import type {
  DebriefAnswer,
  DebriefVerdictForm,
  KitAnswer,
  OwnInterviewList,
  ScorecardFields,
  StatusChanged,
} from '@/api/types'

export type Kit = KitAnswer
export type KitRow = KitAnswer['rows'][number]
export type Debrief = DebriefAnswer
export type OwnInterview = OwnInterviewList['interviews'][number]
export type ScorecardText = ScorecardFields

type Save = { interviewId: number } & ScorecardFields

const scorecardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    kit: build.query<KitAnswer, number>({ query: (interviewId) => `/interviews/${interviewId}/kit` }),
    saveScorecard: build.mutation<KitAnswer, Save>({
      query: ({ interviewId, ...body }) => ({
        url: `/interviews/${interviewId}/scorecard`,
        method: 'PUT',
        body,
        keepalive: true,
      }),
    }),
    submitScorecard: build.mutation<KitAnswer, Save>({
      query: ({ interviewId, ...body }) => ({
        url: `/interviews/${interviewId}/scorecard/submit`,
        method: 'POST',
        body,
      }),
      onQueryStarted: async ({ interviewId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(scorecardsApi.util.upsertQueryData('kit', interviewId, answer.data))
      },
    }),
    ownInterviews: build.query<OwnInterviewList, void>({ query: () => '/me/interviews' }),
    debrief: build.query<DebriefAnswer, number>({
      query: (applicationId) => `/applications/${applicationId}/debrief`,
    }),
    decideInDebrief: build.mutation<StatusChanged, { applicationId: number } & DebriefVerdictForm>({
      query: ({ applicationId, ...body }) => ({ url: `/applications/${applicationId}/debrief`, method: 'POST', body }),
      invalidatesTags: (_answer, _error, { applicationId: id }) => [
        ...listTags('Application', [id]),
        { type: 'Note', id },
        'Answer',
      ],
    }),
  }),
})

export const {
  useKitQuery,
  useSaveScorecardMutation,
  useSubmitScorecardMutation,
  useDebriefQuery,
  useDecideInDebriefMutation,
  useOwnInterviewsQuery,
} = scorecardsApi
