import { api } from '@/api/index'
import type { SessionUser } from '@/lib/storedUser'

export type SessionAnswer = {
  success: boolean
  user: SessionUser | null
  server_date: string
  csrf_token: string | null
  demo?: boolean
}

export type LoginAnswer = {
  success: boolean
  message?: string
  user?: SessionUser
  requires_phone_update?: boolean
  csrf_token?: string | null
}

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    session: build.query<SessionAnswer, void>({
      query: () => '/session',
      providesTags: ['Session'],
    }),
    login: build.mutation<LoginAnswer, { email: string; password: string }>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
    }),
    logout: build.mutation<{ success: boolean }, void>({
      query: () => ({ url: '/logout', method: 'POST' }),
    }),
  }),
})

export const { session, login, logout } = sessionApi.endpoints
export const { useLoginMutation } = sessionApi
