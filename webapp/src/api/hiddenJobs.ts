import { api, listTag } from '@/api/index'
import type { HiddenJobAnswer, HiddenJobBody, HiddenJobFields, HiddenJobList, HiddenJobShown } from '@/api/types'

export type HiddenJob = HiddenJobFields

const hiddenJobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    hiddenJobs: build.query<HiddenJobList, void>({
      query: () => '/hidden-jobs',
      providesTags: [listTag('HiddenJob')],
    }),
    hideJob: build.mutation<HiddenJobAnswer, HiddenJobBody>({
      query: (body) => ({ url: '/hidden-jobs', method: 'POST', body }),
      invalidatesTags: [listTag('HiddenJob'), listTag('Job')],
    }),
    showHiddenJob: build.mutation<HiddenJobShown, number>({
      query: (id) => ({ url: `/hidden-jobs/${id}`, method: 'DELETE' }),
      invalidatesTags: [listTag('HiddenJob'), listTag('Job')],
    }),
  }),
})

export const { useHiddenJobsQuery, useHideJobMutation, useShowHiddenJobMutation } = hiddenJobsApi
