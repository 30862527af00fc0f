import { api } from '@/api/index'
import type { ComingInterviews, PracticeAnswer, PracticeBody } from '@/api/types'

export type { PracticeAnswer, PracticePointShown } from '@/api/types'

const practiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    comingInterviews: build.query<ComingInterviews, void>({ query: () => '/practice/interviews' }),
    checkPractice: build.mutation<PracticeAnswer, PracticeBody>({
      query: (body) => ({ url: '/practice', method: 'POST', body }),
    }),
  }),
})

export const { useComingInterviewsQuery, useCheckPracticeMutation } = practiceApi
