import { api, listTag } from '@/api/index'
import type { CareerPageDone, CareerPageFields, CareerPageForm, CareerPageList } from '@/api/types'

export type { CareerPageFields } from '@/api/types'

const careerPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    careerPages: build.query<CareerPageFields[], void>({
      query: () => '/admin/career-pages',
      transformResponse: ({ pages }: CareerPageList) => pages,
      providesTags: [listTag('CareerPage')],
    }),
    addCareerPage: build.mutation<CareerPageDone, CareerPageForm>({
      query: (body) => ({ url: '/admin/career-pages', method: 'POST', body }),
      invalidatesTags: ['CareerPage'],
    }),
    removeCareerPage: build.mutation<CareerPageDone, number>({
      query: (id) => ({ url: `/admin/career-pages/${id}`, method: 'DELETE' }),
      invalidatesTags: ['CareerPage'],
    }),
  }),
})

export const { useCareerPagesQuery, useAddCareerPageMutation, useRemoveCareerPageMutation } = careerPagesApi
