import { useEffect, useRef, useState } from 'react'

import { NO_RESUME, UNEXPECTED } from '@/api/server.gen'
import { useApplyMutation, type Sending } from '@/api/applications'
import { useAppStore } from '@/lib/hooks'
import { fieldErrorsOf, isFinal, isUnreachable, messageOf } from '@/rules/errors'
import type { Claim, LetterInput } from '@/api/coverLetters'
import type { Applicant } from '@/features/applications/job'
import { useFetchResume } from '@/api/useProfileResume'
import type { JobToApplyFor } from '@/features/applications/job'
import { keptForm } from '@/features/applications/keptForm'
import { useClaims } from '@/features/applications/useClaims'
import { keptSource } from '@/lib/kept/keptSource'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import type { SessionUser } from '@/lib/session/storedUser'
import {
  applicationErrors,
  documents,
  fileProblems,
  type ApplicationErrors,
  type ApplicationForm,
} from '@/rules/applicationForm'

const REFUSED = 'Failed to send application'
const UPLOAD_INSTEAD = 'Please try uploading a new one.'

/** `isFinal`: a retry would be refused in the same way. */
export type Failure = { title: string; text?: string; isFinal?: boolean }
export type Step =
  | { at: 'form'; failure?: Failure }
  | { at: 'confirm'; claims: Claim[] }
  | { at: 'sending' }
  | { at: 'sent'; message: string; isLate: boolean }

/** One application: the form, its errors and its sending. Nothing typed is lost at any step. */
export function useApplication(job: JobToApplyFor, user: SessionUser, applicant: Applicant) {
  const { uploads } = useSession()
  const [storage] = useState(() => keptForm(user.id, job.id))
  const [form, setForm] = useState<ApplicationForm>(() => {
    const stored = storage.read({
      fullName: applicant.name,
      email: applicant.email || user.email,
      phoneNumber: `${applicant.country_code} ${applicant.phone_number}`.trim(),
      resumeFrom: 'profile',
    })
    return applicant.resume ? { ...stored, resumeFrom: 'upload', resumeFile: applicant.resume } : stored
  })
  const [errors, setErrors] = useState<ApplicationErrors>({})
  const [attempt, setAttempt] = useState(0)
  const [isKept, setKept] = useState(true)
  const [step, setStep] = useState<Step>({ at: 'form' })
  const [letterInput, setLetterInput] = useState<LetterInput>(storage.letterInput)
  const { claims, know, settle } = useClaims({ id: job.id, userId: user.id }, form.coverLetter, letterInput)
  const confirmed = useRef(new Set<string>())
  const under = useRef(false)
  const answers = useRef({ json: '', isComplete: true })
  const [answerFiles, setAnswerFiles] = useState<Record<string, File>>({})
  const [apply] = useApplyMutation()
  const fetchResume = useFetchResume()
  const store = useAppStore()

  const latest = useRef(form)
  /** Changes the latest form, not the rendered one: a generated letter may arrive long after it was ordered. */
  const change = (part: Partial<ApplicationForm>) => {
    const changed = { ...latest.current, ...part }
    latest.current = changed
    setForm(changed)
    storage.keep(changed)
    if (part.coverLetter !== undefined) setKept(storage.keepLetter(part.coverLetter))
    const touched: ApplicationErrors = Object.fromEntries(Object.keys(part).map((name) => [name, undefined]))
    if (part.resumeFrom) touched.resumeFile = undefined
    setErrors((before) => ({ ...before, ...touched }))
    setStep((before) => (before.at === 'form' && before.failure ? { at: 'form' } : before))
  }

  const [otherLetter, setOtherLetter] = useState(storage.otherLetter)
  const isAtForm = step.at === 'form'
  // Two tabs may write for one job. What was typed here stays, and the other tab's text is offered next to it.
  useEffect(() => {
    const hold = (text: string) => {
      storage.keepOtherLetter(text)
      setOtherLetter(text)
    }
    return storage.onLetterElsewhere((text) => {
      const here = latest.current.coverLetter
      if (text === here) return
      if (!isAtForm || (here !== '' && here === storage.typed())) return hold(text)
      latest.current = { ...latest.current, coverLetter: text }
      setForm(latest.current)
    })
  }, [storage, isAtForm])
  const showOtherLetter = () => {
    storage.keepOtherLetter(form.coverLetter)
    setOtherLetter(form.coverLetter)
    change({ coverLetter: otherLetter })
  }

  /** Takes a generated letter with its claims and the wishes that it was written from. */
  const write = (coverLetter: string, itsClaims: Claim[], wish: LetterInput) => {
    know(coverLetter, itsClaims)
    setLetterInput(wish)
    storage.keepLetterInput(wish)
    change({ coverLetter })
  }

  const tell = (problems: ApplicationErrors, failure?: Failure) => {
    setErrors(problems)
    setStep({ at: 'form', failure })
    setAttempt((times) => times + 1)
  }

  const resume = async (): Promise<File | string> => {
    if (form.resumeFrom === 'upload') return form.resumeFile ?? NO_RESUME
    if (!applicant.resume_path) return NO_RESUME
    const fetched = await fetchResume(applicant)
    if (fetched.file) return fetched.file
    if (!fetched.reason) return `Could not fetch your resume. ${UPLOAD_INSTEAD}`
    return `Failed to fetch your resume: ${fetched.reason.replace(/\.$/, '')}. ${UPLOAD_INSTEAD}`
  }

  const deliver = async () => {
    setStep({ at: 'sending' })
    const file = await resume()
    if (typeof file === 'string') return tell({ resumeFile: file })
    const sending: Sending = {
      user_id: String(user.id),
      jobId: String(job.id),
      jobTitle: job.title,
      jobCompany: job.company,
      recruiterEmail: job.recruiterEmail,
      fullName: form.fullName.trim(),
      email: form.email.trim(),
      phoneNumber: form.phoneNumber.trim(),
      coverLetter: form.coverLetter.trim(),
      source: keptSource(),
      ...(answers.current.json ? { answers: answers.current.json } : {}),
      answerFiles: Object.values(answerFiles),
      resumeFile: file,
      ...(form.drivingLicenseFile ? { drivingLicenseFile: form.drivingLicenseFile } : {}),
      ...(form.visaDocumentFile ? { visaDocumentFile: form.visaDocumentFile } : {}),
    }
    const { data, error } = await apply(sending)
    if (data?.success) {
      storage.forget()
      return setStep({ at: 'sent', message: data.message, isLate: !data.email_sent })
    }
    if (!store.getState().session.isAuthenticated) {
      notify('Your session has ended.', { text: 'Your letter is kept here. Log in and send it then.', tone: 'warning' })
    }
    const sentence = messageOf(error) ?? messageOf({ data })
    tell(
      formErrors(fieldErrorsOf(error)),
      sentence ? { title: REFUSED, text: sentence, isFinal: isFinal(error) } : unexplained(error),
    )
  }

  /** One application, no matter how often the button is clicked. */
  const once = async (work: () => Promise<unknown>) => {
    if (under.current) return
    under.current = true
    try {
      await work()
    } finally {
      under.current = false
    }
  }

  const submit = async () => {
    const problems = applicationErrors(form, job.mandatoryDocuments, uploads.document_bytes)
    if (Object.keys(problems).length > 0 || !answers.current.isComplete) return tell(problems)
    await once(async () => {
      setErrors({})
      setStep({ at: 'sending' })
      const doubtful = (await settle(form.coverLetter)).filter(
        ({ text }) => form.coverLetter.includes(text) && !confirmed.current.has(text),
      )
      if (doubtful.length > 0) return setStep({ at: 'confirm', claims: doubtful })
      await deliver()
    })
  }

  const confirm = () =>
    once(async () => {
      if (step.at === 'confirm') step.claims.forEach(({ text }) => confirmed.current.add(text))
      await deliver()
    })

  const [answer] = useState(() => (json: string, isComplete: boolean) => {
    answers.current = { json, isComplete }
  })

  return {
    form,
    questions: { files: answerFiles, onFiles: setAnswerFiles, isAnswerMissing: attempt > 0, onAnswers: answer },
    errors: { ...errors, ...fileProblems(form, uploads.document_bytes) },
    attempt,
    step,
    claims,
    isKept,
    change,
    write,
    otherLetter: otherLetter === form.coverLetter ? '' : otherLetter,
    showOtherLetter,
    submit,
    confirm,
    back: () => setStep({ at: 'form' }),
  }
}

/** A failure without a sentence of the server, which refused or was never reached. */
const unexplained = (error: unknown): Failure => (isUnreachable(error) ? { title: UNEXPECTED } : { title: REFUSED })

const fields = new Set(['fullName', 'email', 'phoneNumber', 'coverLetter', ...Object.keys(documents)])

const formErrors = (errors: Record<string, string>): ApplicationErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => fields.has(name)))
