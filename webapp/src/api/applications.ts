import { api } from '@/api/index'

/** Replaced by the generated types as soon as the server describes these calls. */
export type ApplicationStatus = 'Submitted' | 'Selected' | 'Rejected'

export type Application = {
  id: number
  job_id: number
  job_title: string
  job_company: string
  recruiter_email: string
  status: ApplicationStatus
  applied_date: string
  resume_submitted: string
  driving_license_submitted: string
  visa_document_submitted: string
}

export type ApplicationEvent = { at: string; what: string; detail: string }

export type WholeApplication = Application & {
  full_name: string
  email: string
  phone_number: string
  cover_letter: string
  job_location: string
  job_description: string
  match_score: number | null
  sent_by: 'form' | 'auto'
  events: ApplicationEvent[]
}

/** What travels when somebody applies; the files ride along as they are. */
export type Sending = {
  user_id: number
  jobId: number
  jobTitle: string
  jobCompany: string
  recruiterEmail: string
  fullName: string
  email: string
  phoneNumber: string
  coverLetter: string
  resumeFile: File
  drivingLicenseFile?: File
  visaDocumentFile?: File
}

type Answer = { success: boolean; message?: string }

const person = (email: string) => `/applications/user/${encodeURIComponent(email)}`

/** Where everything that somebody sent can be had as a table. */
export const exportOf = (email: string) => `/api${person(email)}/export`

const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    applications: build.query<Answer & { applications: Application[] }, string>({
      query: person,
      providesTags: ['Application'],
    }),
    application: build.query<Answer & { application: WholeApplication }, number>({
      query: (id) => `/applications/${id}`,
      providesTags: ['Application'],
    }),
    sendApplication: build.mutation<Answer, Sending>({
      query: (body) => ({ url: '/send-application-email', method: 'POST', body }),
      invalidatesTags: (answer) => (answer?.success ? ['Application', 'Job', 'Recommendation'] : []),
    }),
  }),
})

export const { useApplicationsQuery, useApplicationQuery, useSendApplicationMutation } = applicationsApi
