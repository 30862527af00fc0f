import { api } from '@/api/index'
import type {
  Confirmation,
  EmailChangeForm,
  PasskeyAnswer,
  PasswordChange,
  PhoneAnswer,
  PhoneForm,
  OldEmailGivenUp,
  SecurityAnswer,
  SessionConfirmed,
  SessionsEnded,
  SessionToEnd,
} from '@/api/types'

export type { LoggedInDevice, SecurityAnswer, SecurityLine, TrustShown } from '@/api/types'

const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    mySecurity: build.query<SecurityAnswer, void>({ query: () => '/me/security', providesTags: ['Security'] }),
    // Also when it fails: the device may have been logged out meanwhile.
    endMySession: build.mutation<SessionsEnded, SessionToEnd>({
      query: (body) => ({ url: '/me/sessions/end', method: 'POST', body, change: 'log out a device' }),
      invalidatesTags: ['Security'],
    }),
    endMyOtherSessions: build.mutation<SessionsEnded, void>({
      query: () => ({ url: '/me/sessions/end-others', method: 'POST', change: 'log out all other devices' }),
      invalidatesTags: ['Security'],
    }),
    confirmSession: build.mutation<SessionConfirmed, Confirmation>({
      query: (body) => ({ url: '/me/confirm', method: 'POST', body }),
      invalidatesTags: ['Security'],
    }),
    changeMyEmail: build.mutation<SessionsEnded, EmailChangeForm>({
      query: (body) => ({ url: '/me/email', method: 'POST', body, change: 'change your email' }),
      invalidatesTags: ['Security'],
    }),
    giveUpMyOldEmail: build.mutation<SessionsEnded, OldEmailGivenUp>({
      query: (body) => ({ url: '/me/email/give-up-old', method: 'POST', body, change: 'change your email' }),
      invalidatesTags: ['Security'],
    }),
    giveUpMyOldEmailByPasskey: build.mutation<SessionsEnded, PasskeyAnswer>({
      query: (body) => ({ url: '/me/email/give-up-old/passkey', method: 'POST', body, change: 'change your email' }),
      invalidatesTags: ['Security'],
    }),
    cancelMyEmailChange: build.mutation<SessionsEnded, void>({
      query: () => ({ url: '/me/email/cancel', method: 'POST' }),
      invalidatesTags: ['Security'],
    }),
    changeMyPhone: build.mutation<PhoneAnswer, PhoneForm>({
      query: (body) => ({ url: '/update-phone-number', method: 'POST', body, change: 'change your mobile number' }),
      invalidatesTags: ['Security'],
    }),
    changeMyPassword: build.mutation<SessionsEnded, PasswordChange>({
      query: (body) => ({ url: '/me/password', method: 'POST', body, change: 'choose a password' }),
      invalidatesTags: ['Security'],
    }),
  }),
})

export const {
  useChangeMyEmailMutation,
  useCancelMyEmailChangeMutation,
  useGiveUpMyOldEmailByPasskeyMutation,
  useGiveUpMyOldEmailMutation,
  useChangeMyPhoneMutation,
  useConfirmSessionMutation,
  useMySecurityQuery,
  useEndMySessionMutation,
  useEndMyOtherSessionsMutation,
  useChangeMyPasswordMutation,
} = securityApi
