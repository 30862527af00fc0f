import { api, idsOf, listTag, listTags } from '@/api/index'
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
      providesTags: (result) => listTags('SavedSearch', idsOf(result?.saved_searches)),
    }),
    saveSearch: build.mutation<SavedSearchAnswer, Fields>({
      query: (body) => ({ url: '/saved-searches', method: 'POST', body }),
      invalidatesTags: [listTag('SavedSearch')],
    }),
    changeSearch: build.mutation<SavedSearchAnswer, Fields & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/saved-searches/${id}`, method: 'PUT', body }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'SavedSearch', id }],
    }),
    deleteSearch: build.mutation<SavedSearchDone, number>({
      query: (id) => ({ url: `/saved-searches/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, _error, id) => [{ type: 'SavedSearch', id }],
    }),
    seeSearch: build.mutation<SavedSearchDone, number>({
      query: (id) => ({ url: `/saved-searches/${id}/seen`, method: 'POST' }),
      invalidatesTags: (_answer, _error, id) => [{ type: 'SavedSearch', id }],
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
