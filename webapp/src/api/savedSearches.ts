import { api } from '@/api/index'
import type {
  SavedSearchAnswer,
  SavedSearchBody,
  SavedSearchDone,
  SavedSearchFields,
  SavedSearchList,
} from '@/api/types'

export type SavedSearch = SavedSearchFields
export type Alert = SavedSearch['alert']

type Fields = Required<SavedSearchBody>

const savedSearchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedSearches: build.query<SavedSearchList, void>({
      query: () => '/saved-searches',
      providesTags: ['SavedSearch'],
    }),
    saveSearch: build.mutation<SavedSearchAnswer, Fields>({
      query: (body) => ({ url: '/saved-searches', method: 'POST', body }),
      invalidatesTags: ['SavedSearch'],
    }),
    changeSearch: build.mutation<SavedSearchAnswer, Fields & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/saved-searches/${id}`, method: 'PUT', body }),
      invalidatesTags: ['SavedSearch'],
    }),
    deleteSearch: build.mutation<SavedSearchDone, number>({
      query: (id) => ({ url: `/saved-searches/${id}`, method: 'DELETE' }),
      invalidatesTags: ['SavedSearch'],
    }),
    seeSearch: build.mutation<SavedSearchDone, number>({
      query: (id) => ({ url: `/saved-searches/${id}/seen`, method: 'POST' }),
      invalidatesTags: ['SavedSearch'],
    }),
  }),
})

export const {
  useSavedSearchesQuery,
  useSaveSearchMutation,
  useChangeSearchMutation,
  useDeleteSearchMutation,
  useSeeSearchMutation,
} = savedSearchesApi
