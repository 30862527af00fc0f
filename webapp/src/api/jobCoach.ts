import { api } from '@/api/index'
import type { CoachAnswer, JobBody } from '@/api/types'

export type { CoachAnswer, CoachFinding } from '@/api/types'

const jobCoachApi = api.injectEndpoints({
  endpoints: (build) => ({
    coach: build.query<CoachAnswer, JobBody>({
      query: (body) => ({ url: '/job-coach', method: 'POST', body }),
      keepUnusedDataFor: 30,
    }),
  }),
})

export const { useCoachQuery } = jobCoachApi
