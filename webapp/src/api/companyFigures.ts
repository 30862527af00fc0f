import { api, listTag } from '@/api/index'
import type { CompanyFigureAnswer, CountedList, FigureApplicationsApiArg } from '@/api/types'

export type { CompanyFigureAnswer, ShareFields, SpreadFields } from '@/api/types'

export type FigureDays = 30 | 90 | 365

/** What a figure counts people by. */
export type CountedBy = FigureApplicationsApiArg['countedBy']

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
    figureApplications: build.query<CountedList, Reach & { by: CountedBy; name: string }>({
      query: ({ by, name, ...reach }) => ({
        url: '/company/figures/applications',
        params: { ...paramsOf(reach), counted_by: by, name },
      }),
      providesTags: [listTag('Application')],
    }),
  }),
})

export const { useCompanyFiguresQuery, useFigureApplicationsQuery } = companyFigureApi
