import * as server from '@/api/server.gen'
import { emailForm } from '@/rules/loginForm'

export type UserType = 'user' | 'recruiter'

/** What only the client knows. */
export const sentences = {
  passwordTooLong: `Password must be at most ${server.LONGEST_PASSWORD} characters`,
  confirmation: 'Passwords must match',
  terms: 'You must accept the terms and conditions',
}

const isLong = (password: string) => [...password].length >= server.LONG_PASSWORD

/** What a password must have, each with whether it has it. A long one needs nothing else. */
export const passwordParts = (password: string) => [
  { label: `${server.SHORTEST_PASSWORD} characters`, met: [...password].length >= server.SHORTEST_PASSWORD },
  { label: 'one letter', met: isLong(password) || /[A-Za-z]/.test(password) },
  { label: 'one number', met: isLong(password) || /[0-9]/.test(password) },
  {
    label: `one of ${server.PASSWORD_SIGNS}`,
    met: isLong(password) || [...server.PASSWORD_SIGNS].some((sign) => password.includes(sign)),
  },
]

export function usernameProblem(username: string): string | null {
  const hasRightLength = username.length >= server.SHORTEST_USERNAME && username.length <= server.LONGEST_USERNAME
  return hasRightLength && /^[A-Za-z0-9]+$/.test(username) ? null : server.USERNAME_MALFORMED
}

export function emailProblem(email: string): string | null {
  const typed = email.trim()
  return emailForm.test(typed) && typed.length <= server.LONGEST_EMAIL ? null : server.EMAIL_MALFORMED
}

export function passwordProblem(password: string): string | null {
  if (passwordParts(password).some(({ met }) => !met)) return server.PASSWORD_TOO_WEAK
  return [...password].length > server.LONGEST_PASSWORD ? sentences.passwordTooLong : null
}

export const codeProblem = (code: string): string | null =>
  code.length === server.CODE_LENGTH && /^[0-9]+$/.test(code) ? null : server.CODE_MALFORMED

const personalProviders: ReadonlySet<string> = new Set(server.PERSONAL_PROVIDERS)

/** Whether anybody can get such a mailbox: judged by the labels of its domain, except for the last one. */
export function isPersonal(email: string): boolean {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? ''
  return domain
    .split('.')
    .slice(0, -1)
    .some((label) => personalProviders.has(label))
}

/** Whether somebody who looks for work has typed the address of an organization. */
export const looksLikeBusiness = (email: string, userType: UserType) =>
  userType === 'user' && emailProblem(email) === null && !isPersonal(email)
