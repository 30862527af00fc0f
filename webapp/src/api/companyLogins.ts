import { api } from '@/api/index'
import type {
  CompanyLoginBegin,
  CompanyLoginBegun,
  CompanyLoginDone,
  CompanyLoginFinish,
  CompanyLoginInput,
  CompanyLoginOffer,
  CompanyLoginSettings,
  LoginAnswer,
  SessionConfirmed,
} from '@/api/types'

export type { CompanyLoginSettings } from '@/api/types'

const companyLoginApi = api.injectEndpoints({
  endpoints: (build) => ({
    companyLoginOffer: build.query<CompanyLoginOffer, string>({
      query: (domain) => ({ url: '/login/company', params: { domain } }),
    }),
    beginCompanyLogin: build.mutation<CompanyLoginBegun, CompanyLoginBegin>({
      query: (body) => ({ url: '/login/company/begin', method: 'POST', body }),
    }),
    finishCompanyLogin: build.mutation<LoginAnswer, CompanyLoginFinish>({
      query: (body) => ({ url: '/login/company/finish', method: 'POST', body }),
    }),
    companyLogin: build.query<CompanyLoginSettings, string>({
      query: (domain) => ({ url: '/company-login', params: { domain } }),
      providesTags: ['Company'],
    }),
    setCompanyLogin: build.mutation<CompanyLoginDone, CompanyLoginInput>({
      query: (body) => ({ url: '/company-login', method: 'POST', body, change: `change the log-in of ${body.domain}` }),
      invalidatesTags: ['Company'],
    }),
    removeCompanyLogin: build.mutation<CompanyLoginDone, { domain: string }>({
      query: (body) => ({
        url: '/company-login/remove',
        method: 'POST',
        body,
        change: `remove the log-in of ${body.domain}`,
      }),
      invalidatesTags: ['Company'],
    }),
    beginCompanyConfirmation: build.mutation<CompanyLoginBegun, void>({
      query: () => ({ url: '/me/confirm/company/begin', method: 'POST' }),
    }),
    confirmByCompany: build.mutation<SessionConfirmed, CompanyLoginFinish>({
      query: (body) => ({ url: '/me/confirm/company', method: 'POST', body }),
    }),
  }),
})

export const {
  useCompanyLoginOfferQuery,
  useBeginCompanyLoginMutation,
  useFinishCompanyLoginMutation,
  useCompanyLoginQuery,
  useSetCompanyLoginMutation,
  useRemoveCompanyLoginMutation,
  useBeginCompanyConfirmationMutation,
  useConfirmByCompanyMutation,
} = companyLoginApi
