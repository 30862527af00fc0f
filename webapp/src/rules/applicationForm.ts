/* Applying by email: what must be there, and which files are taken. The server checks the same, and the content too. */

import {
  APPLICATION_DOCUMENTS,
  APPLICATION_LETTER_NEEDED,
  APPLICATION_NAME_NEEDED,
  EMAIL_NEEDED,
  LONGEST_LETTER,
  NO_RESUME,
} from '@/api/server.gen'
import { sizeProblem, usualSizes } from '@/rules/fileSizes'
import { emailProblem } from '@/rules/identity'
import { isTaken } from '@/rules/resumeFiles'

const [resume, drivingLicense, visaDocument] = APPLICATION_DOCUMENTS

/** The documents of an application by the names of their fields in the request. */
export const documents = {
  resumeFile: resume,
  drivingLicenseFile: drivingLicense,
  visaDocumentFile: visaDocument,
} as const

export type DocumentName = keyof typeof documents

/** What is wrong with a file for this field; null when it may be sent. */
export function fileProblem(
  name: DocumentName,
  file: { name: string; size: number },
  limit = usualSizes.document_bytes,
): string | null {
  const { formats, refused } = documents[name]
  return isTaken(file.name, formats) ? sizeProblem(file, limit) : refused
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
export function fileProblems(form: ApplicationForm, limit?: number): ApplicationErrors {
  const wrong: ApplicationErrors = {}
  for (const name of Object.keys(documents) as DocumentName[]) {
    const file = form[name]
    if (!file || (name === 'resumeFile' && form.resumeFrom === 'profile')) continue
    const problem = fileProblem(name, file, limit)
    if (problem) wrong[name] = problem
  }
  return wrong
}

/** Everything that is missing or wrong, by field. */
export function applicationErrors(
  form: ApplicationForm,
  mandatory: readonly string[],
  limit?: number,
): ApplicationErrors {
  const wrong: ApplicationErrors = {}
  if (form.fullName.trim() === '') wrong.fullName = APPLICATION_NAME_NEEDED
  const email = form.email.trim() === '' ? EMAIL_NEEDED : emailProblem(form.email)
  if (email) wrong.email = email
  if (form.coverLetter.trim() === '') wrong.coverLetter = APPLICATION_LETTER_NEEDED
  else if (form.coverLetter.length > LONGEST_LETTER) {
    wrong.coverLetter = `The cover letter is too long. Please keep it under ${LONGEST_LETTER.toLocaleString('en-US')} characters.`
  }
  if (form.resumeFrom === 'upload' && !form.resumeFile) wrong.resumeFile = NO_RESUME
  for (const name of ['drivingLicenseFile', 'visaDocumentFile'] as const) {
    const { label } = documents[name]
    if (!form[name] && mandatory.includes(label)) wrong[name] = `${label} is required for this job.`
  }
  return { ...wrong, ...fileProblems(form, limit) }
}
