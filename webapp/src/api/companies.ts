import { api, listTag } from '@/api/index'
import type { Page } from '@/api/administration'
import type {
  CompanyDecided,
  CompanyDecision,
  CompanyFields,
  CompanyList,
  ConfirmedRecruiter,
  ConfirmedRecruiters,
  OwnCompany,
  RecruiterDecided,
  RecruiterDecision,
} from '@/api/types'
import { PAGE_SIZE } from '@/rules/adminJobs'

export type { CompanyFields } from '@/api/types'

const companiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownCompany: build.query<OwnCompany, void>({
      query: () => '/company',
      providesTags: ['Company'],
    }),
    // Candidates are shown with their names from then on.
    checkCompany: build.mutation<OwnCompany, void>({
      query: () => ({ url: '/company/check', method: 'POST' }),
      invalidatesTags: (answer) => (answer?.sees_contacts ? ['Company', 'Job'] : []),
    }),
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

export const {
  useOwnCompanyQuery,
  useCheckCompanyMutation,
  useCompaniesQuery,
  useDecideCompanyMutation,
  useConfirmedRecruitersQuery,
  useDecideRecruiterMutation,
} = companiesApi
