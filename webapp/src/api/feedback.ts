import { api } from '@/api/index'
import type { CATEGORY } from '@/rules/feedback'

export type Feedback = { user_id: number; rating: number; category: typeof CATEGORY; message: string }
export type HelpMessage = { name: string; email: string; message: string }
type Answer = { success: boolean; message?: string }

const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendFeedback: build.mutation<Answer, Feedback>({
      query: (body) => ({ url: '/feedback', method: 'POST', body }),
    }),
    sendHelpMessage: build.mutation<Answer, HelpMessage>({
      // The message arrives even when the person leaves at once.
      query: (body) => ({ url: '/help-messages', method: 'POST', body, keepalive: true }),
    }),
  }),
})

export const { useSendFeedbackMutation, useSendHelpMessageMutation } = feedbackApi
