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
    logout: build.mutation<LogoutAnswer, string | null>({
      query: (csrfToken) => ({
        url: '/logout',
        method: 'POST',
        headers: csrfToken ? { 'X-CSRF-Token': csrfToken } : {},
      }),
    }),
  }),
})

export const { session, login, logout } = sessionApi.endpoints
export const { useLoginMutation } = sessionApi
