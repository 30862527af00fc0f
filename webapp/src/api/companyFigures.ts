import { api } from '@/api/index'
import type { CompanyFigureAnswer } from '@/api/types'

export type { CompanyFigureAnswer, ShareFields, SpreadFields } from '@/api/types'

export type FigureDays = 30 | 90 | 365

/** Address of the figures for this many days as CSV. */
export const figureSheet = (days: FigureDays) => `/api/company/figures/export?days=${days}`

const companyFigureApi = api.injectEndpoints({
  endpoints: (build) => ({
    companyFigures: build.query<CompanyFigureAnswer, FigureDays>({
      query: (days) => ({ url: '/company/figures', params: { days } }),
      providesTags: ['Company'],
    }),
  }),
})

export const { useCompanyFiguresQuery } = companyFigureApi
