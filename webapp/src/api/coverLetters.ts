import { api } from '@/api/index'
import type {
  BrakeAnswer,
  BrakeShown,
  CheckedLetter,
  CheckForm,
  IntelligentLetterForm,
  LetterAnswer,
  LetterClaim,
  LetterForm,
} from '@/api/types'

export type Claim = LetterClaim
export type Brake = BrakeShown
/** How a resume fits a job, and what to say before one writes to it. */
export type JobFit = BrakeAnswer

/** What a person adds to the profile for the writer and the check: such statements count as supported. */
export type LetterInput = Pick<CheckForm, 'user_skills' | 'user_requirements' | 'additional_info'>

const lettersApi = api.injectEndpoints({
  endpoints: (build) => ({
    brake: build.query<BrakeAnswer, number>({
      query: (jobId) => `/jobs/${jobId}/brake`,
      keepUnusedDataFor: 0, // the resume may change in the meantime
    }),
    brakeOfFile: build.mutation<BrakeAnswer, { jobId: number; resume: File }>({
      query: ({ jobId, resume }) => ({ url: `/jobs/${jobId}/brake`, method: 'POST', body: { resume } }),
    }),
    haveMissing: build.mutation<BrakeAnswer, { jobId: number; labels: string[] }>({
      query: ({ jobId, labels }) => ({ url: `/jobs/${jobId}/brake/corrections`, method: 'POST', body: { labels } }),
      onQueryStarted: ({ jobId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(lettersApi.util.upsertQueryData('brake', jobId, data)),
          () => {}, // the screen says so
        ),
    }),
    generateLetter: build.mutation<LetterAnswer, LetterForm>({
      query: (body) => ({ url: '/generate-cover-letter', method: 'POST', body }),
    }),
    generateIntelligentLetter: build.mutation<LetterAnswer, IntelligentLetterForm>({
      query: (body) => ({ url: '/generate-intelligent-cover-letter', method: 'POST', body }),
    }),
    checkLetter: build.mutation<CheckedLetter, CheckForm>({
      query: (body) => ({ url: '/cover-letters/check', method: 'POST', body, headers: { 'X-Background': '1' } }),
    }),
  }),
})

export const {
  useBrakeQuery,
  useLazyBrakeQuery,
  useBrakeOfFileMutation,
  useHaveMissingMutation,
  useGenerateLetterMutation,
  useGenerateIntelligentLetterMutation,
  useCheckLetterMutation,
} = lettersApi
