/* Applying by e-mail: what must be there, and which files are taken. The server checks the same, and the content too. */

import { emailProblem, sentences } from '@/rules/identity'

export const FILE_LIMIT_MB = 30
export const NO_RESUME = 'No resume found in your profile. Please upload a resume first.'
export const LETTER_LIMIT = 20_000

const PICTURES = ['.pdf', '.jpg', '.jpeg', '.png', '.gif'] as const

/** The documents of an application by the names of their fields in the request. */
export const documents = {
  resumeFile: {
    label: 'Resume',
    formats: ['.pdf', '.doc', '.docx'],
    refused: 'Resume must be in PDF, DOC, or DOCX format.',
  },
  drivingLicenseFile: {
    label: 'Driving License',
    formats: PICTURES,
    refused: 'Driving License must be in PDF, JPG, JPEG, PNG, or GIF format.',
  },
  visaDocumentFile: {
    label: 'Visa Document',
    formats: PICTURES,
    refused: 'Visa Document must be in PDF, JPG, JPEG, PNG, or GIF format.',
  },
} as const satisfies Record<string, { label: string; formats: readonly string[]; refused: string }>

export type DocumentName = keyof typeof documents

/** What is wrong with a file for this field; null when it may be sent. */
export function fileProblem(name: DocumentName, file: { name: string; size: number }): string | null {
  const { formats, refused } = documents[name]
  if (!(formats as readonly string[]).some((ending) => file.name.toLowerCase().endsWith(ending))) return refused
  if (file.size > FILE_LIMIT_MB * 1024 * 1024) return `File size should not exceed ${FILE_LIMIT_MB}MB.`
  return file.size === 0 ? 'This file is empty. Please choose another one.' : null
}

/** A profile that recruiters can answer to: a name, a phone number and a resume. */
export const missingParts = (
  profile: { name: string; phone_number: string; resume_path: string } | null,
): ('name' | 'phone number' | 'resume')[] => {
  const parts = [
    ['name', profile?.name],
    ['phone number', profile?.phone_number],
    ['resume', profile?.resume_path],
  ] as const
  return parts.filter(([, value]) => !value?.trim()).map(([part]) => part)
}

/** The name under which a resume is stored, or null where we would not ask for such a name. */
export function storedName(path: string): string | null {
  const name = path.split('/').at(-1) ?? ''
  return /^[A-Za-z0-9_\-. ]+$/.test(name) && !/^\.+$/.test(name) ? name : null
}

export type ApplicationForm = {
  fullName: string
  email: string
  phoneNumber: string
  coverLetter: string
  /** The resume of the profile, or one chosen here. */
  resumeFrom: 'profile' | 'upload'
  resumeFile: File | null
  drivingLicenseFile: File | null
  visaDocumentFile: File | null
}
export type ApplicationErrors = Partial<Record<keyof ApplicationForm, string>>

/** What is wrong with the files that would be sent, by field. */
export function fileProblems(form: ApplicationForm): ApplicationErrors {
  const wrong: ApplicationErrors = {}
  for (const name of Object.keys(documents) as DocumentName[]) {
    const file = form[name]
    if (!file || (name === 'resumeFile' && form.resumeFrom === 'profile')) continue
    const problem = fileProblem(name, file)
    if (problem) wrong[name] = problem
  }
  return wrong
}

/** Everything that is missing or wrong, by field. */
export function applicationErrors(form: ApplicationForm, mandatory: readonly string[]): ApplicationErrors {
  const wrong: ApplicationErrors = {}
  if (form.fullName.trim() === '') wrong.fullName = 'Name is required'
  const email = form.email.trim() === '' ? sentences.emailNeeded : emailProblem(form.email)
  if (email) wrong.email = email
  if (form.coverLetter.trim() === '') wrong.coverLetter = 'Cover letter is required'
  else if (form.coverLetter.length > LETTER_LIMIT) {
    wrong.coverLetter = `The cover letter is too long. Please keep it under ${LETTER_LIMIT.toLocaleString('en-US')} characters.`
  }
  if (form.resumeFrom === 'upload' && !form.resumeFile) wrong.resumeFile = NO_RESUME
  for (const name of ['drivingLicenseFile', 'visaDocumentFile'] as const) {
    const { label } = documents[name]
    if (!form[name] && mandatory.includes(label)) wrong[name] = `${label} is required for this job.`
  }
  return { ...wrong, ...fileProblems(form) }
}
