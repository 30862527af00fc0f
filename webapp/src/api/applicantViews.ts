import { api } from '@/api/index'
import type { ViewBody, ViewList } from '@/api/types'

export type { ShownView } from '@/api/types'

const viewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    applicantViews: build.query<ViewList, void>({
      query: () => '/applicant-views',
      providesTags: ['ApplicantView'],
    }),
    /** Changes the view with this number, or adds one. */
    saveView: build.mutation<unknown, { id?: number | undefined; view: ViewBody }>({
      query: ({ id, view }) => ({
        url: id ? `/applicant-views/${id}` : '/applicant-views',
        method: id ? 'PUT' : 'POST',
        body: view,
      }),
      invalidatesTags: ['ApplicantView'],
    }),
    deleteView: build.mutation<unknown, number>({
      query: (id) => ({ url: `/applicant-views/${id}`, method: 'DELETE' }),
      invalidatesTags: ['ApplicantView'],
    }),
  }),
})

export const { useApplicantViewsQuery, useSaveViewMutation, useDeleteViewMutation } = viewsApi
