import { api } from '@/api/index'
import type {
  AuthenticatorBegun,
  AuthenticatorForm,
  FactorChanged,
  LoginAnswer,
  RecoveryCodes,
  SecondStep,
  TrustToEnd,
} from '@/api/types'

const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    finishLogin: build.mutation<LoginAnswer, SecondStep>({
      query: (body) => ({ url: '/login/second-step', method: 'POST', body }),
      transformErrorResponse: (error, meta) => ({ ...error, wait: meta?.response?.headers.get('Retry-After') }),
    }),
    beginAuthenticator: build.mutation<AuthenticatorBegun, void>({
      query: () => ({
        url: '/me/authenticator/begin',
        method: 'POST',
        change: 'set up an authenticator app',
      }),
    }),
    setUpAuthenticator: build.mutation<RecoveryCodes, AuthenticatorForm>({
      query: (body) => ({ url: '/me/authenticator', method: 'POST', body, change: 'set up an authenticator app' }),
      invalidatesTags: ['Security'],
    }),
    removeAuthenticator: build.mutation<FactorChanged, void>({
      query: () => ({
        url: '/me/authenticator/remove',
        method: 'POST',
        change: 'turn off the authenticator app',
      }),
      invalidatesTags: ['Security'],
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, void>({
      query: () => ({ url: '/me/recovery-codes', method: 'POST', change: 'get new recovery codes' }),
      invalidatesTags: ['Security'],
    }),
    endMyTrust: build.mutation<FactorChanged, TrustToEnd>({
      query: (body) => ({ url: '/me/trusted-devices/end', method: 'POST', body, change: 'stop trusting a device' }),
      invalidatesTags: ['Security'],
    }),
  }),
})

export const {
  useFinishLoginMutation,
  useBeginAuthenticatorMutation,
  useSetUpAuthenticatorMutation,
  useRemoveAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
  useEndMyTrustMutation,
} = secondFactorApi
