import { api, listTag } from '@/api/index'
import type { FoundApplicants } from '@/api/types'

const applicantSearchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    foundApplicants: build.query<FoundApplicants, string>({
      query: (q) => ({ url: '/applicants', params: { q } }),
      providesTags: [listTag('Application')],
    }),
  }),
})

export const { useFoundApplicantsQuery } = applicantSearchesApi
