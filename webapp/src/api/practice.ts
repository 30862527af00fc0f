import { api } from '@/api/index'
import type { PracticeAnswer, PracticeBody } from '@/api/types'

export type { PracticeAnswer, PracticePointShown } from '@/api/types'

const practiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkPractice: build.mutation<PracticeAnswer, PracticeBody>({
      query: (body) => ({ url: '/practice', method: 'POST', body }),
    }),
  }),
})

export const { useCheckPracticeMutation } = practiceApi
