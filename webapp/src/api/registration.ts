import { api } from '@/api/index'
import type { SessionUser } from '@/api/types'

type Answer = { success: boolean; message: string }
export type CodeRequest = {
  email: string
  username: string
  phonenumber: string
  user_type: 'user' | 'recruiter'
  purpose: 'general'
}
export type Registration = {
  username: string
  email: string
  password: string
  phonenumber: string
  user_type: 'user' | 'recruiter'
  skip_email_verification: boolean
}
export type RegistrationAnswer = {
  registration_success: boolean
  username_exists: boolean
  email_exists: boolean
  message: string
}

const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendCode: build.mutation<Answer, CodeRequest>({
      query: (body) => ({ url: '/send-otp', method: 'POST', body }),
    }),
    verifyCode: build.mutation<Answer, { email: string; otp: string; purpose: 'general' }>({
      query: (body) => ({ url: '/verify-otp', method: 'POST', body }),
    }),
    register: build.mutation<RegistrationAnswer, Registration>({
      query: (body) => ({ url: '/register', method: 'POST', body }),
    }),
    updatePhone: build.mutation<
      Answer & { user: SessionUser; csrf_token?: string | null },
      { user_id: number; email: string; phone_number: string }
    >({
      query: (body) => ({ url: '/update-phone-number', method: 'POST', body }),
    }),
    initiateReset: build.mutation<Answer, { email: string }>({
      query: (body) => ({ url: '/initiate-password-reset', method: 'POST', body }),
    }),
    verifyResetCode: build.mutation<Answer, { email: string; otp: string }>({
      query: (body) => ({ url: '/verify-password-reset-otp', method: 'POST', body }),
    }),
    resetPassword: build.mutation<Answer, { email: string; new_password: string }>({
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
