import { emailProblem, sentences } from '@/rules/identity'
import { MAX_LOCATIONS } from '@/rules/locations'

export const countryCodes = ['+91', '+1', '+44', '+61'] as const
export const experiences = ['0-1', '1-3', '3-5', '5-10', '10+'] as const
export const relocations = ['Yes', 'No', 'Remote Only'] as const
export const employmentTypes = ['Full-Time', 'Part-Time', 'Contract', 'Freelance'] as const
export const durations = ['per year', 'per month', 'per hour'] as const
export const currencies = [
  { symbol: '$', code: 'USD' },
  { symbol: '₹', code: 'INR' },
  { symbol: '€', code: 'EUR' },
  { symbol: '£', code: 'GBP' },
  { symbol: '¥', code: 'JPY' },
] as const

/** Stands for a salary that the person does not state. */
export const UNDISCLOSED = 'NA'
const RESUME_LIMIT_MB = 10

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
  discoverable: boolean
  resume: File | null
}
export type ProfileErrors = Partial<Record<keyof ProfileDraft, string>>

const basicFields = ['name', 'email', 'country_code', 'phone_number', 'skills', 'job_roles'] as const
export const isBasicField = (name: string) => (basicFields as readonly string[]).includes(name)

/** Whether something was filled in that only the whole profile saves. */
export const isMoreThanBasic = (draft: ProfileDraft, start: ProfileDraft): boolean =>
  Object.entries(draft).some(
    ([name, value]) =>
      !isBasicField(name) &&
      name !== 'resume' &&
      name !== 'discoverable' &&
      value !== start[name as keyof ProfileDraft],
  )

/** The entries of a list that is kept as text. */
export const entries = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

function nameProblem(name: string): string | null {
  const typed = name.trim()
  if (typed === '') return 'Name is required'
  return /^\p{L}[\p{L}\p{M} ]*$/u.test(typed) ? null : 'Name can only contain letters and spaces'
}

const needed = (value: string, sentence: string) => (value.trim() === '' ? sentence : null)

const present = (problems: [keyof ProfileDraft, string | null][]): ProfileErrors =>
  Object.fromEntries(problems.filter(([, problem]) => problem !== null))

/** What is wrong with the basic part. */
export const basicErrors = (draft: ProfileDraft): ProfileErrors =>
  present([
    ['name', nameProblem(draft.name)],
    ['email', draft.email.trim() === '' ? sentences.emailNeeded : emailProblem(draft.email)],
    ['phone_number', /^[0-9]{10}$/.test(draft.phone_number) ? null : 'Phone number must be exactly 10 digits'],
    ['skills', entries(draft.skills).length > 0 ? null : 'Skills are required'],
    ['job_roles', entries(draft.job_roles).length > 0 ? null : 'Job roles are required'],
  ])

export function resumeProblem(resume: File | null, hasOne: boolean): string | null {
  if (!resume) return hasOne ? null : 'Resume is required'
  if (!resume.name.toLowerCase().endsWith('.pdf')) return 'Only PDF files are allowed'
  return resume.size > RESUME_LIMIT_MB * 1024 * 1024 ? `File size should not exceed ${RESUME_LIMIT_MB}MB.` : null
}

export const isUndisclosed = (salary: string) => salary.trim().toUpperCase() === UNDISCLOSED

/** What is wrong with the whole profile; a resume is needed while none is on file. */
export function advancedErrors(draft: ProfileDraft, hasResume: boolean): ProfileErrors {
  const isTold = !isUndisclosed(draft.expected_salary)
  return {
    ...basicErrors(draft),
    ...present([
      ['experience', needed(draft.experience, 'Experience is required')],
      ['employment_type', needed(draft.employment_type, 'Employment type is required')],
      [
        'preferred_locations',
        entries(draft.preferred_locations).length > MAX_LOCATIONS ? 'You can select up to 3 locations' : null,
      ],
      ['relocation_willingness', needed(draft.relocation_willingness, 'Relocation willingness is required')],
      ['expected_salary', needed(draft.expected_salary, 'Expected salary is required')],
      ['currency_symbol', isTold ? needed(draft.currency_symbol, 'Currency is required') : null],
      ['salary_duration', isTold ? needed(draft.salary_duration, 'Salary duration is required') : null],
      ['resume', resumeProblem(draft.resume, hasResume)],
    ]),
  }
}

/** '$ 120000 per year', or that it is not said. */
export function salaryText(salary: string, currency: string, duration: string): string {
  if (salary === '') return ''
  return isUndisclosed(salary) ? 'Not disclosed' : `${currency} ${salary} ${duration}`.trim()
}
