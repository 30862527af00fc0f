import { api } from '@/api/index'
import type { CareersSiteChange, OwnCareersSite } from '@/api/types'

export type { CareersSiteChange, OwnCareersSite } from '@/api/types'

const careersSiteApi = api.injectEndpoints({
  endpoints: (build) => ({
    careersSite: build.query<OwnCareersSite, void>({
      query: () => '/company/careers-page',
      providesTags: ['Company'],
    }),
    changeCareersSite: build.mutation<OwnCareersSite, CareersSiteChange>({
      query: (body) => ({ url: '/company/careers-page', method: 'PUT', body }),
      invalidatesTags: ['Company'],
    }),
    saveCover: build.mutation<OwnCareersSite, File>({
      query: (file) => ({ url: '/company/careers-page/cover', method: 'PUT', body: { file } }),
      invalidatesTags: ['Company'],
    }),
    removeCover: build.mutation<OwnCareersSite, void>({
      query: () => ({ url: '/company/careers-page/cover', method: 'DELETE' }),
      invalidatesTags: ['Company'],
    }),
  }),
})

export const { useCareersSiteQuery, useChangeCareersSiteMutation, useSaveCoverMutation, useRemoveCoverMutation } =
  careersSiteApi
