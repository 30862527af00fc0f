import { api } from '@/api/index'
import type { FilledForm } from '@/api/types'

export type { ReadFields, ReadValue } from '@/api/types'

const resumeFormApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The value for each profile field as found in a resume; the server stores nothing. */
    readResume: build.mutation<FilledForm, File>({
      query: (resume) => ({ url: '/profile/from-resume', method: 'POST', body: { resume } }),
    }),
  }),
})

export const { useReadResumeMutation } = resumeFormApi
