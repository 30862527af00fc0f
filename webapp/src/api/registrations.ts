import { api } from '@/api/index'
import type {
  CodeForm,
  CodeRequest,
  DoneAnswer,
  NewPasswordForm,
  PhoneAnswer,
  PhoneForm,
  RegistrationAnswer,
  RegistrationForm,
  ResetRequest,
} from '@/api/types'

const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendCode: build.mutation<DoneAnswer, CodeRequest>({
      query: (body) => ({ url: '/send-otp', method: 'POST', body }),
    }),
    verifyCode: build.mutation<DoneAnswer, CodeForm>({
      query: (body) => ({ url: '/verify-otp', method: 'POST', body }),
    }),
    register: build.mutation<RegistrationAnswer, RegistrationForm>({
      query: (body) => ({ url: '/register', method: 'POST', body }),
    }),
    updatePhone: build.mutation<PhoneAnswer, PhoneForm>({
      query: (body) => ({ url: '/update-phone-number', method: 'POST', body }),
    }),
    initiateReset: build.mutation<DoneAnswer, ResetRequest>({
      query: (body) => ({ url: '/initiate-password-reset', method: 'POST', body }),
    }),
    verifyResetCode: build.mutation<DoneAnswer, CodeForm>({
      query: (body) => ({ url: '/verify-password-reset-otp', method: 'POST', body }),
    }),
    resetPassword: build.mutation<DoneAnswer, NewPasswordForm>({
      query: (body) => ({ url: '/reset-password', method: 'POST', body }),
    }),
  }),
})

export const {
  useSendCodeMutation,
  useVerifyCodeMutation,
  useRegisterMutation,
  useUpdatePhoneMutation,
  useInitiateResetMutation,
  useVerifyResetCodeMutation,
  useResetPasswordMutation,
} = registrationApi
