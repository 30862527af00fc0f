import { api } from '@/api/index'
import type {
  CompanyLoginBegin,
  CompanyLoginBegun,
  CompanyLoginFinish,
  CompanyLoginOffer,
  LoginAnswer,
  SessionsEnded,
} from '@/api/types'

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
    beginCompanyConfirmation: build.mutation<CompanyLoginBegun, void>({
      query: () => ({ url: '/me/confirm/company/begin', method: 'POST' }),
    }),
    confirmByCompany: build.mutation<SessionsEnded, CompanyLoginFinish>({
      query: (body) => ({ url: '/me/confirm/company', method: 'POST', body }),
    }),
  }),
})

export const {
  useCompanyLoginOfferQuery,
  useBeginCompanyLoginMutation,
  useFinishCompanyLoginMutation,
  useBeginCompanyConfirmationMutation,
  useConfirmByCompanyMutation,
} = companyLoginApi
