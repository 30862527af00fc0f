export type LoginForm = { email: string; password: string; accepted: boolean }
export type LoginErrors = Partial<Record<keyof LoginForm, string>>

export const emailForm = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** What is wrong with the form, field by field; empty when it may be sent. */
export function loginErrors({ email, password, accepted }: LoginForm): LoginErrors {
  const errors: LoginErrors = {}
  if (email.trim() === '') errors.email = 'Email is required'
  else if (!emailForm.test(email.trim())) errors.email = 'Invalid email format'
  if (password === '') errors.password = 'Password is required'
  if (!accepted) errors.accepted = 'You must accept the terms and conditions'
  return errors
}
