import { api } from '@/api/index'
import type { Customization, Tone } from '@/rules/letters'

export type Claim = { text: string; start: number; end: number; supported: boolean; source: string }

type AboutJob = { user_id: number; job_title: string; company: string; job_description: string }

export type Generation = AboutJob & { user_skills: string; additional_info: string; customization: Customization }
export type IntelligentGeneration = AboutJob & { user_requirements: string; tone: Tone; customization: Customization }
export type LetterAnswer = {
  success: boolean
  cover_letter: string
  message: string
  claims: Claim[]
  api_used: string
}

const lettersApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateLetter: build.mutation<LetterAnswer, Generation>({
      query: (body) => ({ url: '/generate-cover-letter', method: 'POST', body }),
    }),
    generateIntelligentLetter: build.mutation<LetterAnswer, IntelligentGeneration>({
      query: (body) => ({ url: '/generate-intelligent-cover-letter', method: 'POST', body }),
    }),
    checkLetter: build.mutation<{ claims: Claim[] }, { job_id: number; text: string }>({
      query: (body) => ({ url: '/cover-letters/check', method: 'POST', body, headers: { 'X-Background': '1' } }),
    }),
  }),
})

export const { useGenerateLetterMutation, useGenerateIntelligentLetterMutation, useCheckLetterMutation } = lettersApi
