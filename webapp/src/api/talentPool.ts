import { api } from '@/api/index'
import type { PoolAnswer, PoolTagsAnswer } from '@/api/types'

export type PoolPerson = PoolAnswer['people'][number]

export const POOL_PAGE = 25

/** Where the people whom a search finds come as a file. */
export const poolFile = (format: 'csv' | 'json', search: string, tag: string) =>
  `/api/company/pool/export?${new URLSearchParams({ format, search, tag }).toString()}`

const talentPoolApi = api.injectEndpoints({
  endpoints: (build) => ({
    talentPool: build.query<PoolAnswer, { search: string; tag: string; page: number }>({
      query: ({ search, tag, page }) => ({
        url: '/company/pool',
        params: { search, tag, page, page_size: POOL_PAGE },
      }),
      providesTags: ['Company'],
    }),
    tagPoolPerson: build.mutation<PoolTagsAnswer, { key: string; tags: string[] }>({
      query: ({ key, tags }) => ({ url: `/company/pool/${key}/tags`, method: 'PUT', body: { tags } }),
      invalidatesTags: ['Company'],
    }),
  }),
})

export const { useTalentPoolQuery, useTagPoolPersonMutation } = talentPoolApi
