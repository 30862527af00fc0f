import { api } from '@/api/index'
import type { DescriptionAnswer, PastedAdvert, PositionForm, TidyAnswer } from '@/api/types'

const jobDescriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateDescription: build.mutation<DescriptionAnswer, PositionForm>({
      query: (body) => ({ url: '/generate-job-description', method: 'POST', body }),
    }),
    tidyDescription: build.mutation<TidyAnswer, PastedAdvert>({
      query: (body) => ({ url: '/tidy-job-description', method: 'POST', body }),
    }),
  }),
})

export const { useGenerateDescriptionMutation, useTidyDescriptionMutation } = jobDescriptionsApi
