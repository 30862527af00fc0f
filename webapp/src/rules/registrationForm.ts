import { EMAIL_PERSONAL } from '@/api/server.gen'
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

/** What is wrong with the form, field by field in the order of the screen; empty when it may be sent. */
export function registrationErrors(form: RegistrationForm): RegistrationErrors {
  const problems: [keyof RegistrationForm, string | null][] = [
    ['username', usernameProblem(form.username)],
    ['email', registrationEmailProblem(form.email, form.userType)],
    ['phone', phoneProblem(form.phone)],
    ['password', passwordProblem(form.password)],
    ['confirmation', form.password === form.confirmation ? null : sentences.confirmation],
    ['accepted', form.accepted ? null : sentences.terms],
  ]
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null))
}
