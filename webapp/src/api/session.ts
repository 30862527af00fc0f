import { api } from '@/api/index'
import type { Credentials, LoginAnswer, LogoutAnswer, SessionAnswer } from '@/api/types'

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    session: build.query<SessionAnswer, 'background' | void>({
      query: (how) => ({ url: '/session', headers: how === 'background' ? { 'X-Background': '1' } : {} }),
      providesTags: ['Session'],
    }),
    login: build.mutation<LoginAnswer, Credentials>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
    }),
    /** The answer to somebody who asked has the browser forget all that was stored for us, in every tab. */
    logout: build.mutation<LogoutAnswer, { csrfToken: string | null; byHand: boolean }>({
      query: ({ csrfToken, byHand }) => ({
        url: '/logout',
        method: 'POST',
        headers: { ...(csrfToken && { 'X-CSRF-Token': csrfToken }), ...(!byHand && { 'X-Background': '1' }) },
      }),
    }),
  }),
})

export const { session, login, logout } = sessionApi.endpoints
export const { useLoginMutation } = sessionApi
