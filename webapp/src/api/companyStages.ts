import { api } from '@/api/index'
import type { CompanyStages, CompanyStagesEdit, SuccessAnswer } from '@/api/types'

const companyStagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    companyStages: build.query<CompanyStages, void>({ query: () => '/company/stages', providesTags: ['Company'] }),
    editCompanyStages: build.mutation<CompanyStages, CompanyStagesEdit['stages']>({
      query: (stages) => ({ url: '/company/stages', method: 'PUT', body: { stages } }),
      invalidatesTags: ['Company'],
    }),
    switchStageEmail: build.mutation<SuccessAnswer, boolean>({
      query: (on) => ({ url: '/company/stages/email', method: 'PUT', body: { on } }),
      invalidatesTags: ['Company'],
    }),
  }),
})

export const { useCompanyStagesQuery, useEditCompanyStagesMutation, useSwitchStageEmailMutation } = companyStagesApi
