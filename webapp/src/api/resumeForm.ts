import { api } from '@/api/index'
import type { FilledForm } from '@/api/types'

export type { ReadFields, ReadValue } from '@/api/types'

const resumeFormApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a resume says for each field of the profile; the server keeps nothing of it. */
    readResume: build.mutation<FilledForm, File>({
      query: (resume) => ({ url: '/profile/from-resume', method: 'POST', body: { resume } }),
    }),
  }),
})

export const { useReadResumeMutation } = resumeFormApi
