import { api, listTag } from '@/api/index'
import type { Page } from '@/api/administration'
import type {
  CompanyDecided,
  CompanyDecision,
  CompanyFields,
  CompanyList,
  ConfirmedRecruiter,
  ConfirmedRecruiters,
  RecruiterDecided,
  RecruiterDecision,
} from '@/api/types'
import { PAGE_SIZE } from '@/rules/adminJobs'

export type { CompanyFields } from '@/api/types'

const companiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    companies: build.query<Page<CompanyFields>, { q: string; page: number }>({
      query: ({ q, page }) => ({ url: '/admin/companies', params: { ...(q && { q }), page, page_size: PAGE_SIZE } }),
      transformResponse: ({ companies, total }: CompanyList) => ({ rows: companies, total }),
      providesTags: [listTag('Company')],
    }),
    decideCompany: build.mutation<CompanyDecided, CompanyDecision>({
      query: (body) => ({ url: '/admin/companies', method: 'POST', body }),
      invalidatesTags: ['Company'],
    }),
    confirmedRecruiters: build.query<ConfirmedRecruiter[], void>({
      query: () => '/admin/confirmed-recruiters',
      transformResponse: ({ recruiters }: ConfirmedRecruiters) => recruiters,
      providesTags: [listTag('Company')],
    }),
    decideRecruiter: build.mutation<RecruiterDecided, RecruiterDecision>({
      query: (body) => ({ url: '/admin/confirmed-recruiters', method: 'POST', body }),
      invalidatesTags: ['Company'],
    }),
  }),
})

export const { useCompaniesQuery, useDecideCompanyMutation, useConfirmedRecruitersQuery, useDecideRecruiterMutation } =
  companiesApi
