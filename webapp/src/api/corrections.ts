import { api } from '@/api/index'
import type { AtsAnswer } from '@/api/analyses'
import type {
  AtsCorrection,
  AtsRecount,
  AtsRole,
  AtsRoleYears,
  AtsYears,
  CorrectionDone,
  CorrectionForm,
} from '@/api/types'

export type Correction = AtsCorrection
export type Recount = AtsRecount
export type Role = AtsRole
export type RoleYears = AtsRoleYears
export type Years = AtsYears

/** What a person says about the reading. The resume and job that it is about are sent along. */
export type NewCorrection = Omit<CorrectionForm, 'jobDescription' | 'profileDocument' | 'user_id'>

type Pair = { jobDescription: string; profileDocument: File }

const correctionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    correctMatch: build.mutation<AtsAnswer, Pair & NewCorrection>({
      query: (body) => ({ url: '/corrected-matches', method: 'POST', body }),
    }),
    undoCorrection: build.mutation<CorrectionDone, { id: number; number: number }>({
      query: ({ id, number }) => ({ url: `/corrected-matches/${id}/corrections/${number}`, method: 'DELETE' }),
    }),
    undoCorrections: build.mutation<CorrectionDone, number>({
      query: (id) => ({ url: `/corrected-matches/${id}`, method: 'DELETE' }),
    }),
    shareCorrections: build.mutation<CorrectionDone, { id: number; on: boolean }>({
      query: ({ id, on }) => ({ url: `/corrected-matches/${id}/sharing`, method: 'PUT', body: { on } }),
    }),
  }),
})

export const { correctMatch, undoCorrection, undoCorrections, shareCorrections } = correctionsApi.endpoints
