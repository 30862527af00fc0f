import { api, listTag } from '@/api/index'
import type { Career } from '@/api/careers'
import type {
  OwnSentenceFields,
  PageFields,
  ReadBackAnswer,
  ResumeAnswer,
  ResumeChange,
  ResumeChanges,
  ResumeFields,
  ResumeHistory,
  ResumeList,
  ResumeMatchAnswer,
  ResumeStart,
  ResumeUses,
  SentResumeList,
} from '@/api/types'

export type OwnSentence = Required<OwnSentenceFields>
export type Resume = Omit<ResumeFields, 'sentences'> & { sentences: OwnSentence[] }
export type ResumePage = PageFields
export type ResumeMatch = ResumeMatchAnswer
export type ShownResume = Omit<ResumeAnswer, 'career' | 'resume'> & { career: Career; resume: Resume }

const resumeVersionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    resumes: build.query<ResumeList, void>({ query: () => '/me/resumes', providesTags: [listTag('Resume')] }),
    beginResume: build.mutation<ShownResume, ResumeStart>({
      query: (body) => ({ url: '/me/resumes', method: 'POST', body }),
      invalidatesTags: [listTag('Resume')],
    }),
    resume: build.query<ShownResume, number>({ query: (id) => `/me/resumes/${id}` }),
    saveResume: build.mutation<ShownResume, { id: number; body: ResumeChange }>({
      query: ({ id, body }) => ({ url: `/me/resumes/${id}`, method: 'PUT', body }),
      invalidatesTags: [listTag('Resume')],
    }),
    removeResume: build.mutation<void, number>({
      query: (id) => ({ url: `/me/resumes/${id}`, method: 'DELETE' }),
      invalidatesTags: [listTag('Resume')],
    }),
    confirmSentence: build.mutation<ShownResume, { id: number; sentence: string }>({
      query: ({ id, sentence }) => ({ url: `/me/resumes/${id}/sentences/${sentence}/confirmation`, method: 'PUT' }),
    }),
    sentResumes: build.query<SentResumeList, void>({
      query: () => '/me/resumes/sent',
      providesTags: [listTag('Resume')],
    }),
    resumeHistory: build.query<ResumeHistory, { id: number; version: string }>({
      query: ({ id }) => `/me/resumes/${id}/states`,
    }),
    resumeChanges: build.query<ResumeChanges, { id: number; against: number; version: string }>({
      query: ({ id, against }) => `/me/resumes/${id}/changes?against=${against}`,
    }),
    restoreResume: build.mutation<ShownResume, { id: number; number: number; version: string }>({
      query: ({ id, number, version }) => ({
        url: `/me/resumes/${id}/states/${number}/restoration`,
        method: 'POST',
        body: { version },
      }),
      invalidatesTags: [listTag('Resume')],
    }),
    resumeUses: build.query<ResumeUses, void>({
      query: () => '/me/resumes/uses',
      providesTags: [listTag('Resume')],
    }),
    readBack: build.query<ReadBackAnswer, { id: number; version: string; template?: Resume['template'] }>({
      query: ({ id, template }) => ({ url: `/me/resumes/${id}/read-back`, params: { ...(template && { template }) } }),
    }),
    resumeMatch: build.query<ResumeMatch, { id: number; version: string }>({
      query: ({ id }) => `/me/resumes/${id}/match`,
    }),
  }),
})

export const {
  useResumesQuery,
  useBeginResumeMutation,
  useResumeQuery,
  useSaveResumeMutation,
  useRemoveResumeMutation,
  useConfirmSentenceMutation,
  useResumeMatchQuery,
  useSentResumesQuery,
  useResumeHistoryQuery,
  useResumeChangesQuery,
  useRestoreResumeMutation,
  useResumeUsesQuery,
  useReadBackQuery,
} = resumeVersionsApi
