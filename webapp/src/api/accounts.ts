import { api } from '@/api/index'
import type { Credentials, LoginAnswer, LogoutAnswer, SessionAnswer } from '@/api/types'

const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    session: build.query<SessionAnswer, 'background' | void>({
      query: (how) => ({ url: '/session', headers: how === 'background' ? { 'X-Background': '1' } : {} }),
    }),
    login: build.mutation<LoginAnswer, Credentials>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
    }),
    /** After a log-out by hand the answer makes the browser clear everything stored for this site, in every tab. */
    logout: build.mutation<LogoutAnswer, { csrfToken: string | null; byHand: boolean }>({
      query: ({ csrfToken, byHand }) => ({
        url: '/logout',
        method: 'POST',
        headers: { ...(csrfToken && { 'X-CSRF-Token': csrfToken }), ...(!byHand && { 'X-Background': '1' }) },
      }),
    }),
  }),
})

export const { session, login, logout } = accountsApi.endpoints
export const { useLoginMutation } = accountsApi
