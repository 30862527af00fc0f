import { api } from '@/api/index'

export type MatchAnalysis = 'percentage-match' | 'about-the-resume' | 'roles-responsibilities' | 'top-10-skills'
export type Level = 'beginner' | 'intermediate' | 'advanced'
export type Analysis = MatchAnalysis | `${Level}_questions`

export interface AtsRequest {
  jobDescription: string
  profileDocument: File
  apiType: Analysis
  level?: Level
  offset?: number
}

export interface Omission {
  why: 'invisible' | 'tiny' | 'off-page' | 'zero-width' | 'instruction'
  quote: string
  page: number
  sentence: string
}

export interface ReadDocument {
  name: string
  format: 'pdf' | 'docx' | 'doc'
  pages: number
  words: number
  bytes: number
  omissions: Omission[]
}

export type RequirementState = 'met' | 'partly' | 'missing'

export interface Requirement {
  id: number
  kind: 'title' | 'experience' | 'skill' | 'education' | 'certificate' | 'language' | 'duty'
  label: string
  must: boolean
  weight: number
  points: number
  state: RequirementState
  quote: string
  note: string
  hint: string
  source: string
}

export interface Raise {
  requirement_id: number
  gain: number
  percent: number
  title: string
  text: string
}

export interface ResumeBlock {
  kind: 'name' | 'contact' | 'heading' | 'entry' | 'bullet' | 'text'
  page: number
  aside: string
  parts: { text: string; proves: number[] }[]
}

export interface Match {
  percent: number
  band: 'weak' | 'medium' | 'good'
  heading: string
  advice: string
  skills_percent: number | null
  experience_percent: number | null
  musts: { met: number; partly: number; missing: number; total: number }
  points: number
  max_points: number
  sum: { label: string; points: number }[]
  job: { title: string; company: string; words: number }
  requirements: Requirement[]
  raises: Raise[]
  resume: ResumeBlock[]
  made_by: string
}

export interface About {
  summary: string[]
  facts: { label: string; value: string; quote: string }[]
  highlights: string[]
}

export interface Responsibility {
  of: 'job' | 'resume'
  text: string
  where: string
  proof: string
}

export interface TopSkill {
  rank: number
  name: string
  must: boolean
  proof: string
}

export interface Question {
  number: number
  text: string
  answer: string
  topic: string
  level: string
  gap: boolean
  quote: string
}

export interface AtsAnswer {
  success: true
  response: string
  offset: number | null
  api_used: string
  document: ReadDocument
  match: Match | null
  about: About | null
  responsibilities: Responsibility[] | null
  top_skills: TopSkill[] | null
  questions: Question[] | null
}

const ats = api.injectEndpoints({
  endpoints: (build) => ({
    analyse: build.mutation<AtsAnswer, AtsRequest>({
      query: (body) => ({ url: '/ATS', method: 'POST', body }),
    }),
  }),
})

export const { useAnalyseMutation } = ats
