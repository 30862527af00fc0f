import { EMAIL_PERSONAL, LONG_PASSWORD, OWN_NAME, PASSWORD_PERSONAL, SHORTEST_PERSONAL_WORD } from '@/api/server.gen'
import { emailProblem, isPersonal, passwordProblem, sentences, usernameProblem, type UserType } from '@/rules/identity'
import { phoneProblem, type CountryCode } from '@/rules/phone'

export type RegistrationForm = {
  userType: UserType
  username: string
  email: string
  country: CountryCode
  phone: string
  password: string
  confirmation: string
  accepted: boolean
}
export type RegistrationErrors = Partial<Record<keyof RegistrationForm, string>>

/** Why an address cannot be registered as this kind of user, or null. */
export const registrationEmailProblem = (email: string, userType: UserType) =>
  emailProblem(email) ?? (userType === 'recruiter' && isPersonal(email) ? EMAIL_PERSONAL : null)

/** Whether too little of the password is left without the name, the email and our name. The server checks the same, but
    only after the code. */
function isOwnWords({ password, username, email }: RegistrationForm): boolean {
  const names = [OWN_NAME, username, email].join(' ').toLowerCase()
  const words = new Set([...(names.match(/\p{L}+/gu) ?? []), ...(names.match(/[\p{L}\p{N}]+/gu) ?? [])])
  const typed = password.toLowerCase()
  const rest = [...words]
    .filter((word) => word.length >= SHORTEST_PERSONAL_WORD && !/^\p{N}+$/u.test(word))
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), typed)
  return rest !== typed && [...rest].length < LONG_PASSWORD
}

/** What is wrong with the form, field by field in the order of the screen; empty when it may be sent. */
export function registrationErrors(form: RegistrationForm): RegistrationErrors {
  const problems: [keyof RegistrationForm, string | null][] = [
    ['username', usernameProblem(form.username)],
    ['email', registrationEmailProblem(form.email, form.userType)],
    ['phone', phoneProblem(form.phone)],
    ['password', passwordProblem(form.password) ?? (isOwnWords(form) ? PASSWORD_PERSONAL : null)],
    ['confirmation', form.password === form.confirmation ? null : sentences.confirmation],
    ['accepted', form.accepted ? null : sentences.terms],
  ]
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null))
}
