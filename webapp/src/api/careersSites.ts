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
  }),
})

export const { useCareersSiteQuery, useChangeCareersSiteMutation } = careersSiteApi
