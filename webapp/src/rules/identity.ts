import { emailForm } from '@/rules/loginForm'

export const CODE_LENGTH = 6
export const CODE_MINUTES = 10
export const CODE_TRIES = 5
export const RESEND_SECONDS = 60
const PASSWORD_MAX = 128
const EMAIL_MAX = 254

export type UserType = 'user' | 'recruiter'

export const sentences = {
  username: 'Username must be 4-15 characters and alphanumeric',
  emailNeeded: 'Email is required',
  email: 'Invalid email format',
  personal: 'Recruiters must use organizational email addresses (not personal email providers like Gmail)',
  password: 'Password must be at least 8 characters, with at least one letter, one number, and one special character',
  passwordTooLong: `Password must be at most ${PASSWORD_MAX} characters`,
  confirmation: 'Passwords must match',
  code: 'OTP must be 6 digits',
  terms: 'You must accept the terms and conditions',
}

/** What a password must have, each with whether it has it. */
export const passwordParts = (password: string) => [
  { label: '8 characters', met: [...password].length >= 8 },
  { label: 'one letter', met: /[A-Za-z]/.test(password) },
  { label: 'one number', met: /[0-9]/.test(password) },
  { label: 'one of @$!%*?&', met: /[@$!%*?&]/.test(password) },
]

export function usernameProblem(username: string): string | null {
  return /^[A-Za-z0-9]{4,15}$/.test(username) ? null : sentences.username
}

export function emailProblem(email: string): string | null {
  const typed = email.trim()
  return emailForm.test(typed) && typed.length <= EMAIL_MAX ? null : sentences.email
}

export function passwordProblem(password: string): string | null {
  if (passwordParts(password).some(({ met }) => !met)) return sentences.password
  return [...password].length > PASSWORD_MAX ? sentences.passwordTooLong : null
}

export function codeProblem(code: string): string | null {
  return /^[0-9]{6}$/.test(code) ? null : sentences.code
}

const personalProviders = new Set(['gmail', 'googlemail', 'yahoo', 'ymail', 'rocketmail', 'hotmail', 'outlook'])

/** Whether anybody can get such a mailbox: judged by the labels of its domain, except for the last one. */
export function isPersonal(email: string): boolean {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? ''
  return domain
    .split('.')
    .slice(0, -1)
    .some((label) => personalProviders.has(label))
}

/** Whether somebody who looks for work has typed the address of an organisation. */
export const looksLikeBusiness = (email: string, userType: UserType) =>
  userType === 'user' && emailProblem(email) === null && !isPersonal(email)
