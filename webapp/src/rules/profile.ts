import * as server from '@/api/server.gen'
import { sizeProblem, usualSizes } from '@/rules/fileSizes'
import { emailProblem } from '@/rules/identity'

/** Who finds a person who has not applied, as it is offered and as it is shown. */
export const visibilities = [
  {
    value: 'all',
    label: 'All recruiters',
    means:
      'Recruiters whose open job fits you see your skills and score. Those of verified companies see your name and email, too.',
  },
  {
    value: 'verified',
    label: 'Verified companies',
    means: 'Recruiters of verified companies whose open job fits you see your name, email, skills and score.',
  },
  { value: 'nobody', label: 'Nobody', means: 'Recruiters do not find you. They see you only when you apply.' },
] as const

export type Visibility = (typeof visibilities)[number]['value']

export const visibilityOf = (value: string) =>
  visibilities.find((visibility) => visibility.value === value) ?? visibilities[0]

/** The form, by the names of the fields of a profile. */
export type ProfileDraft = {
  name: string
  email: string
  country_code: string
  phone_number: string
  skills: string
  job_roles: string
  experience: string
  employment_type: string
  preferred_job_level: string
  preferred_locations: string
  relocation_willingness: string
  visa_type: string
  expected_salary: string
  currency_symbol: string
  salary_duration: string
  visibility: Visibility
  resume: File | null
}
export type ProfileErrors = Partial<Record<keyof ProfileDraft, string>>

const basicFields = ['name', 'email', 'country_code', 'phone_number', 'skills', 'job_roles'] as const
export const isBasicField = (name: string) => (basicFields as readonly string[]).includes(name)

/** Whether something was filled in that only the whole profile saves. */
export const isMoreThanBasic = (draft: ProfileDraft, start: ProfileDraft): boolean =>
  Object.entries(draft).some(
    ([name, value]) =>
      !isBasicField(name) && name !== 'resume' && name !== 'visibility' && value !== start[name as keyof ProfileDraft],
  )

/** The entries of a list that is kept as text. */
export const entries = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

function nameProblem(name: string): string | null {
  const typed = name.trim()
  if (typed === '') return server.PROFILE_NAME_NEEDED
  return /^\p{L}[\p{L}\p{M} ]*$/u.test(typed) ? null : server.PROFILE_NAME_MALFORMED
}

const needed = (value: string, sentence: string) => (value.trim() === '' ? sentence : null)

const present = (problems: [keyof ProfileDraft, string | null][]): ProfileErrors =>
  Object.fromEntries(problems.filter(([, problem]) => problem !== null))

/** What is wrong with the basic part. */
export const basicErrors = (draft: ProfileDraft): ProfileErrors =>
  present([
    ['name', nameProblem(draft.name)],
    ['email', draft.email.trim() === '' ? server.EMAIL_NEEDED : emailProblem(draft.email)],
    ['phone_number', /^[0-9]{10}$/.test(draft.phone_number) ? null : server.PROFILE_PHONE_MALFORMED],
    ['skills', entries(draft.skills).length > 0 ? null : server.PROFILE_SKILLS_NEEDED],
    ['job_roles', entries(draft.job_roles).length > 0 ? null : server.PROFILE_JOB_ROLES_NEEDED],
  ])

export function resumeProblem(resume: File | null, hasOne: boolean, limit?: number): string | null {
  if (!resume) return hasOne ? null : server.PROFILE_RESUME_NEEDED
  if (!resume.name.toLowerCase().endsWith('.pdf')) return server.NOT_PDF
  return resume.size > 0 ? sizeProblem(resume, limit ?? usualSizes.resume_bytes) : null
}

export const isUndisclosed = (salary: string) => salary.trim().toUpperCase() === server.UNDISCLOSED_SALARY

/** What is wrong with the whole profile; a resume is needed while none is on file. */
export function advancedErrors(draft: ProfileDraft, hasResume: boolean, limit?: number): ProfileErrors {
  const isTold = !isUndisclosed(draft.expected_salary)
  return {
    ...basicErrors(draft),
    ...present([
      ['experience', needed(draft.experience, server.PROFILE_EXPERIENCE_NEEDED)],
      ['employment_type', needed(draft.employment_type, server.PROFILE_TYPE_NEEDED)],
      [
        'preferred_locations',
        entries(draft.preferred_locations).length > server.MOST_LOCATIONS ? server.PROFILE_TOO_MANY_LOCATIONS : null,
      ],
      ['relocation_willingness', needed(draft.relocation_willingness, server.PROFILE_RELOCATION_NEEDED)],
      ['expected_salary', needed(draft.expected_salary, server.PROFILE_SALARY_NEEDED)],
      ['currency_symbol', isTold ? needed(draft.currency_symbol, server.PROFILE_CURRENCY_NEEDED) : null],
      ['salary_duration', isTold ? needed(draft.salary_duration, server.PROFILE_DURATION_NEEDED) : null],
      ['resume', resumeProblem(draft.resume, hasResume, limit)],
    ]),
  }
}

/** '$ 120000 per year', or that it is not said. */
export function salaryText(salary: string, currency: string, duration: string): string {
  if (salary === '') return ''
  return isUndisclosed(salary) ? 'Not disclosed' : `${currency} ${salary} ${duration}`.trim()
}

export type ContactName = 'name' | 'phone_number'
type Contacts = Record<ContactName | 'country_code', string>

/** What of these contacts a profile does not say: which field, its name for people, and its value. */
export function otherContacts(read: Contacts, profile: { name: string; phone_number: string }) {
  const others: { field: ContactName; what: string; shown: string }[] = []
  if (read.name && read.name.toLowerCase() !== profile.name.trim().toLowerCase())
    others.push({ field: 'name', what: 'name', shown: read.name })
  if (read.phone_number && read.phone_number !== profile.phone_number.trim())
    others.push({
      field: 'phone_number',
      what: 'phone number',
      shown: `${read.country_code} ${read.phone_number}`.trim(),
    })
  return others
}
