import { api } from '@/api/index'
import type { CompanyProfileAnswer, CompanyProfileChange } from '@/api/types'

export type { CompanyProfileAnswer } from '@/api/types'

const companyProfilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    companyProfile: build.query<CompanyProfileAnswer, void>({
      query: () => '/company/profile',
      providesTags: ['Company'],
    }),
    changeCompanyProfile: build.mutation<CompanyProfileAnswer, CompanyProfileChange>({
      query: (body) => ({ url: '/company/profile', method: 'PUT', body }),
      invalidatesTags: ['Company'],
    }),
    saveLogo: build.mutation<CompanyProfileAnswer, File>({
      query: (file) => ({ url: '/company/logo', method: 'PUT', body: { file } }),
      invalidatesTags: ['Company'],
    }),
    removeLogo: build.mutation<CompanyProfileAnswer, void>({
      query: () => ({ url: '/company/logo', method: 'DELETE' }),
      invalidatesTags: ['Company'],
    }),
  }),
})

export const { useCompanyProfileQuery, useChangeCompanyProfileMutation, useSaveLogoMutation, useRemoveLogoMutation } =
  companyProfilesApi
