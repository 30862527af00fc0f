import { api } from '@/api/index'
import type { ScoreAnswer } from '@/api/types'
import { ATTEMPT_TIMEOUT } from '@/rules/scoring'

export type { ScoreAnswer } from '@/api/types'

/** The endpoint takes a multipart form, also for text alone. */
function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const scoresApi = api.injectEndpoints({
  endpoints: (build) => ({
    scoreResume: build.mutation<ScoreAnswer, { applicationId: number; jobDescription: string }>({
      query: ({ applicationId, jobDescription }) => ({
        url: '/resume-score',
        method: 'POST',
        body: form({ application_id: String(applicationId), jobDescription }),
        timeout: ATTEMPT_TIMEOUT,
      }),
    }),
  }),
})

export const { useScoreResumeMutation } = scoresApi
