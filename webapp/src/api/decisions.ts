import { api, idsOf, listTag, listTags } from '@/api/index'
import type {
  AllAnswered,
  Applicant,
  ApplicantList,
  DecisionResults,
  JobDone,
  MessageAnswer,
  NoteList,
  ResumeText,
  RevealAnswer,
  ScoreChanged,
  StatusChange,
  StatusChanged,
} from '@/api/types'
import type { AppThunk } from '@/lib/store'
import type { Sort } from '@/rules/decisions'
import type { Status } from '@/rules/tracker'

export type { Applicant, ResumeBlock } from '@/api/types'

type Words = { message?: string; reason?: string; share_reason?: boolean }

/** Filters that lie one press away. */
export type QuickFilter = keyof ApplicantList['quick']

/** What narrows the applications, besides words and status. */
export type Narrowed = {
  stage?: number | undefined
  source?: string | undefined
  tag?: string | undefined
  leastScore?: number | undefined
  quick?: QuickFilter | undefined
}

type ApplicantsQuery = Narrowed & {
  jobId: number
  status?: Status
  sort: Sort
  words: string
  page: number
  pageSize: number
  /** The page with this application, if the list has it, in place of `page`. */
  around?: number
}

const decisionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    applicants: build.query<ApplicantList, ApplicantsQuery>({
      query: ({ jobId, status, sort, words, page, pageSize, around, stage, source, tag, leastScore, quick }) => ({
        url: `/applications/job/${jobId}`,
        params: {
          ...(status && { status }),
          ...(words && { q: words }),
          ...(stage && { stage }),
          ...(source && { source }),
          ...(tag && { tag }),
          ...(leastScore && { least_score: leastScore }),
          ...(quick && { quick }),
          ...(around && { around }),
          sort,
          page,
          page_size: pageSize,
        },
      }),
      providesTags: (result) => listTags('Application', idsOf(result?.applications)),
    }),
    decide: build.mutation<StatusChanged, { id: number; status: Status } & Words>({
      // `keepalive` here and below: the request arrives even if the page closes first.
      query: ({ id, ...body }) => ({ url: `/applications/${id}/status`, method: 'PUT', body, keepalive: true }),
      invalidatesTags: (_answer, _error, { id }) => [...listTags('Application', [id]), 'Answer'],
    }),
    decideAll: build.mutation<DecisionResults, { application_ids: number[]; status: Status } & Words>({
      query: (body) => ({ url: '/applications/decisions', method: 'POST', body, keepalive: true }),
      invalidatesTags: (_answer, _error, { application_ids: ids }) => [...listTags('Application', ids), 'Answer'],
    }),
    answerAll: build.mutation<AllAnswered, { jobId: number } & StatusChange>({
      query: ({ jobId, ...body }) => ({ url: `/jobs/${jobId}/answers`, method: 'POST', body }),
      invalidatesTags: [listTag('Application'), 'Answer'],
    }),
    // The lists show the new score already; refetching them would only make rows move.
    saveScore: build.mutation<ScoreChanged, { id: number; score: number }>({
      query: ({ id, score }) => ({ url: `/applications/${id}/score`, method: 'PUT', body: { score } }),
    }),
    switchBlindReview: build.mutation<JobDone, { jobId: number; on: boolean; names_from?: number | null }>({
      query: ({ jobId, ...body }) => ({ url: `/jobs/${jobId}/blind-review`, method: 'PUT', body }),
      invalidatesTags: (_answer, _error, { jobId }) => [listTag('Application'), { type: 'Job', id: jobId }],
    }),
    reveal: build.mutation<RevealAnswer, number>({
      query: (id) => ({ url: `/applications/${id}/reveal`, method: 'POST' }),
      invalidatesTags: (_answer, _error, id) => [{ type: 'Application', id }],
    }),
    resumeText: build.query<ResumeText, number>({
      query: (id) => `/applications/${id}/resume-text`,
    }),
    notes: build.query<NoteList, number>({
      query: (id) => `/applications/${id}/notes`,
      providesTags: (_answer, _error, id) => [{ type: 'Note', id }],
    }),
    writeNote: build.mutation<NoteList, { id: number; text: string }>({
      query: ({ id, text }) => ({ url: `/applications/${id}/notes`, method: 'POST', body: { text } }),
      invalidatesTags: (_answer, _error, { id }) => [
        { type: 'Note', id },
        { type: 'Application', id },
      ],
    }),
    nudge: build.mutation<MessageAnswer, number>({
      query: (id) => ({ url: `/applications/${id}/nudges`, method: 'POST' }),
      invalidatesTags: (_answer, _error, id) => [
        { type: 'Note', id },
        { type: 'Application', id },
      ],
    }),
    deleteNote: build.mutation<NoteList, { id: number; noteId: number }>({
      query: ({ id, noteId }) => ({ url: `/applications/${id}/notes/${noteId}`, method: 'DELETE' }),
      invalidatesTags: (_answer, _error, { id }) => [
        { type: 'Note', id },
        { type: 'Application', id },
      ],
    }),
  }),
})

/** Writes a score into every cached list that holds the application. */
export const applicantScored =
  (id: number, score: Pick<Applicant, 'score' | 'score_source'>): AppThunk =>
  (dispatch, getState) => {
    for (const query of decisionsApi.util.selectCachedArgsForQuery(getState(), 'applicants')) {
      dispatch(
        decisionsApi.util.updateQueryData('applicants', query, ({ applications }) => {
          const scored = applications.find((applicant) => applicant.id === id)
          if (scored) Object.assign(scored, score)
        }),
      )
    }
  }

/** Shows applications in another stage in every cached list; the answer takes that back. */
export const applicantsMoved =
  (ids: readonly number[], stage: number): AppThunk<() => void> =>
  (dispatch, getState) => {
    const patches = decisionsApi.util.selectCachedArgsForQuery(getState(), 'applicants').map((query) =>
      dispatch(
        decisionsApi.util.updateQueryData('applicants', query, ({ applications }) => {
          for (const applicant of applications) if (ids.includes(applicant.id)) applicant.stage = stage
        }),
      ),
    )
    return () => patches.forEach((patch) => patch.undo())
  }

export const { applicants } = decisionsApi.endpoints
export const {
  useApplicantsQuery,
  useDecideMutation,
  useDecideAllMutation,
  useAnswerAllMutation,
  useSaveScoreMutation,
  useSwitchBlindReviewMutation,
  useRevealMutation,
  useResumeTextQuery,
  useNotesQuery,
  useWriteNoteMutation,
  useNudgeMutation,
  useDeleteNoteMutation,
} = decisionsApi
