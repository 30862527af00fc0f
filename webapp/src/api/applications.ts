import { isFinal } from '@/rules/errors'
import { api, idsOf, listTag, listTags } from '@/api/index'
import type {
  ApplicationForm,
  ApplicationList,
  MessageAnswer,
  OneApplication,
  ShortLetter,
  SubmissionAnswer,
} from '@/api/types'
import type { Status } from '@/rules/tracker'

export type { TrackedApplication, WholeApplication } from '@/api/types'

export type LetterKind = 'follow_up' | 'thank_you' | 'withdrawal'

/** The request body of an application, with its files. */
export type Sending = Required<
  Omit<ApplicationForm, 'answers' | 'answerFiles' | 'resumeFile' | 'drivingLicenseFile' | 'visaDocumentFile'>
> & {
  answers?: string
  answerFiles?: File[]
  resumeFile: File
  drivingLicenseFile?: File
  visaDocumentFile?: File
}

type ApplicationsQuery = { email: string; query: string; status?: Status; page: number; pageSize: number }

const person = (email: string) => `/applications/user/${encodeURIComponent(email)}`

/** Address of the CSV export of all applications that a person sent. */
export const exportOf = (email: string) => `/api${person(email)}/export`

const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    applications: build.query<ApplicationList, ApplicationsQuery>({
      query: ({ email, query, status, page, pageSize }) => ({
        url: person(email),
        params: { ...(query && { query }), ...(status && { status }), page, page_size: pageSize },
      }),
      providesTags: (result) => listTags('Application', idsOf(result?.applications)),
    }),
    application: build.query<OneApplication, number>({
      query: (id) => `/applications/${id}`,
      providesTags: (_answer, _error, id) => [{ type: 'Application', id }],
    }),
    apply: build.mutation<SubmissionAnswer, Sending>({
      query: (body) => ({ url: '/send-application-email', method: 'POST', body }),
      // After a final refusal, too: a job that takes no more applications is no longer listed either.
      invalidatesTags: (answer, error, { jobId }) =>
        answer?.success || isFinal(error)
          ? [
              listTag('Application'),
              listTag('TrackedJob'),
              { type: 'Job', id: jobId },
              { type: 'Recommendation', id: jobId },
            ]
          : [],
    }),
    shortLetter: build.query<ShortLetter, { id: number; kind: LetterKind }>({
      query: ({ id, kind }) => `/applications/${id}/short-letter?kind=${kind}`,
    }),
    withdrawApplication: build.mutation<MessageAnswer, number>({
      query: (id) => ({ url: `/applications/${id}/withdraw`, method: 'POST' }),
      invalidatesTags: (_answer, _error, id) => [
        { type: 'Application', id },
        listTag('Application'),
        listTag('TrackedJob'),
      ],
    }),
  }),
})

export const {
  useApplicationsQuery,
  useApplicationQuery,
  useLazyApplicationQuery,
  useApplyMutation,
  useWithdrawApplicationMutation,
  useLazyShortLetterQuery,
} = applicationsApi
