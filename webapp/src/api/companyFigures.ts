import { api } from '@/api/index'
import type { CompanyFigureAnswer } from '@/api/types'

export type { CompanyFigureAnswer, ShareFields, SpreadFields } from '@/api/types'

export type FigureDays = 30 | 90 | 365

/** Over all jobs, or over one. */
type Reach = { days: FigureDays; job?: number | undefined }

const paramsOf = ({ days, job }: Reach) => ({ days, ...(job && { job_id: job }) })

/** Address of the figures as CSV. */
export const figureSheet = ({ days, job }: Reach) =>
  `/api/company/figures/export?days=${days}${job ? `&job_id=${job}` : ''}`

const companyFigureApi = api.injectEndpoints({
  endpoints: (build) => ({
    companyFigures: build.query<CompanyFigureAnswer, Reach>({
      query: (reach) => ({ url: '/company/figures', params: paramsOf(reach) }),
      providesTags: ['Company'],
    }),
  }),
})

export const { useCompanyFiguresQuery } = companyFigureApi
