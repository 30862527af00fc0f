import { EMAIL_MALFORMED, EMAIL_NEEDED, PASSWORD_NEEDED } from '@/api/server.gen'

export type LoginForm = { email: string; password: string; accepted: boolean }
export type LoginErrors = Partial<Record<keyof LoginForm, string>>

export const emailForm = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** What is wrong with the form, field by field; empty when it may be sent. */
export function loginErrors({ email, password, accepted }: LoginForm): LoginErrors {
  const errors: LoginErrors = {}
  if (email.trim() === '') errors.email = EMAIL_NEEDED
  else if (!emailForm.test(email.trim())) errors.email = EMAIL_MALFORMED
  if (password === '') errors.password = PASSWORD_NEEDED
  if (!accepted) errors.accepted = 'You must accept the terms and conditions'
  return errors
}
