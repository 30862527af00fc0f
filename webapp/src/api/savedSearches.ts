import { api } from '@/api/index'

/** Replaced by the generated types as soon as the server describes these calls. */
export type Alert = 'none' | 'product' | 'daily'

export type SavedSearch = {
  id: number
  name: string
  query: string
  location: string
  remoteOnly: boolean
  employmentTypes: string[]
  alert: Alert
  new_count: number
  created_at: string
  seen_at: string
}

type Fields = Pick<SavedSearch, 'name' | 'query' | 'location' | 'remoteOnly' | 'employmentTypes' | 'alert'>

const savedSearchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedSearches: build.query<{ success: boolean; saved_searches: SavedSearch[] }, void>({
      query: () => '/saved-searches',
      providesTags: ['SavedSearch'],
    }),
    saveSearch: build.mutation<{ success: boolean; saved_search: SavedSearch }, Fields>({
      query: (body) => ({ url: '/saved-searches', method: 'POST', body }),
      invalidatesTags: ['SavedSearch'],
    }),
    changeSearch: build.mutation<{ success: boolean; saved_search: SavedSearch }, Fields & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/saved-searches/${id}`, method: 'PUT', body }),
      invalidatesTags: ['SavedSearch'],
    }),
    deleteSearch: build.mutation<{ success: boolean }, number>({
      query: (id) => ({ url: `/saved-searches/${id}`, method: 'DELETE' }),
      invalidatesTags: ['SavedSearch'],
    }),
    seeSearch: build.mutation<{ success: boolean }, number>({
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
