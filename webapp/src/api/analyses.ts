import { api } from '@/api/index'
import type {
  AtsAnswer,
  AtsBlock,
  AtsCondition,
  AtsDocument,
  AtsForm,
  AtsMatch,
  AtsQuestion,
  AtsRaise,
  AtsRequirement,
  AtsResponsibility,
  AtsTopSkill,
  AtsAbout,
} from '@/api/types'

export type { AtsAnswer }
export type Match = AtsMatch
export type Requirement = AtsRequirement
export type Condition = AtsCondition
export type Raise = AtsRaise
export type ResumeBlock = AtsBlock
export type ReadDocument = AtsDocument
export type About = AtsAbout
export type Responsibility = AtsResponsibility
export type TopSkill = AtsTopSkill
export type Question = AtsQuestion

export type Level = NonNullable<AtsForm['level']>
export type MatchAnalysis = Exclude<NonNullable<AtsForm['apiType']>, `${Level}_questions`>

/** Both documents and the analysis are always there: the screens make sure of it. */
export type AtsRequest = Required<Pick<AtsForm, 'jobDescription' | 'apiType'>> &
  Pick<AtsForm, 'level' | 'offset' | 'user_id' | 'edits'> & { profileDocument: File }

const ats = api.injectEndpoints({
  endpoints: (build) => ({
    analyse: build.mutation<AtsAnswer, AtsRequest>({
      query: (body) => ({ url: '/ATS', method: 'POST', body }),
    }),
  }),
})

export const { useAnalyseMutation } = ats
export const { analyse } = ats.endpoints
