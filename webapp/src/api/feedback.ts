import { api } from '@/api/index'
import type { FeedbackForm, HelpForm, Thanks } from '@/api/types'

export type { HelpForm } from '@/api/types'

const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendFeedback: build.mutation<Thanks, FeedbackForm>({
      query: (body) => ({ url: '/feedback', method: 'POST', body }),
    }),
    sendHelpMessage: build.mutation<Thanks, HelpForm>({
      // The request arrives even if the person closes the page immediately.
      query: (body) => ({ url: '/help-messages', method: 'POST', body, keepalive: true }),
    }),
  }),
})

export const { useSendFeedbackMutation, useSendHelpMessageMutation } = feedbackApi
