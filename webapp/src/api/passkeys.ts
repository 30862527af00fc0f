import { api } from '@/api/index'
import type {
  FactorChanged,
  LoginAnswer,
  PasskeyAdded,
  PasskeyAnswer,
  PasskeyCeremony,
  PasskeyForm,
  PasskeyName,
  PasskeyStep,
  PasskeyToRemove,
  SessionConfirmed,
} from '@/api/types'

export type { PasskeyShown } from '@/api/types'

const passkeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginPasskeyLogin: build.mutation<PasskeyCeremony, void>({
      query: () => ({ url: '/login/passkey/begin', method: 'POST' }),
    }),
    logInByPasskey: build.mutation<LoginAnswer, PasskeyAnswer>({
      query: (body) => ({ url: '/login/passkey', method: 'POST', body }),
    }),
    beginPasskeyStep: build.mutation<PasskeyCeremony, void>({
      query: () => ({ url: '/login/second-step/passkey/begin', method: 'POST' }),
    }),
    finishLoginByPasskey: build.mutation<LoginAnswer, PasskeyStep>({
      query: (body) => ({ url: '/login/second-step/passkey', method: 'POST', body }),
    }),
    beginPasskeyConfirmation: build.mutation<PasskeyCeremony, void>({
      query: () => ({ url: '/me/confirm/passkey/begin', method: 'POST' }),
    }),
    confirmByPasskey: build.mutation<SessionConfirmed, PasskeyAnswer>({
      query: (body) => ({ url: '/me/confirm/passkey', method: 'POST', body }),
      invalidatesTags: ['Security'],
    }),
    beginPasskey: build.mutation<PasskeyCeremony, void>({
      query: () => ({ url: '/me/passkeys/begin', method: 'POST', change: 'add a passkey' }),
    }),
    addPasskey: build.mutation<PasskeyAdded, PasskeyForm>({
      query: (body) => ({ url: '/me/passkeys', method: 'POST', body, change: 'add a passkey' }),
      invalidatesTags: ['Security'],
    }),
    renamePasskey: build.mutation<FactorChanged, PasskeyName>({
      query: (body) => ({ url: '/me/passkeys/rename', method: 'POST', body }),
      invalidatesTags: ['Security'],
    }),
    removePasskey: build.mutation<FactorChanged, PasskeyToRemove & { name: string }>({
      query: ({ passkey_id, name }) => ({
        url: '/me/passkeys/remove',
        method: 'POST',
        body: { passkey_id },
        change: `remove the passkey ${name}`,
      }),
      invalidatesTags: ['Security'],
    }),
  }),
})

export const {
  useBeginPasskeyLoginMutation,
  useLogInByPasskeyMutation,
  useBeginPasskeyStepMutation,
  useFinishLoginByPasskeyMutation,
  useBeginPasskeyConfirmationMutation,
  useConfirmByPasskeyMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
} = passkeyApi
