import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { ANSWER_DAYS } from '@/api/server.gen'
import { fieldErrorsOf, messageOf } from '@/rules/errors'
import { useLazyJobToEditQuery, usePostJobMutation, useUpdateJobMutation, type SeenJob } from '@/api/jobs'
import type { ShownDraft } from '@/api/jobDrafts'
import { keptJob } from '@/features/jobs/keptJob'
import { jobParts } from '@/features/jobs/parts'
import { useStoredDraft } from '@/features/jobs/useStoredDraft'
import { over } from '@/lib/kept/over'
import { notify } from '@/lib/notify'
import type { SessionUser } from '@/lib/session/storedUser'
import { useMerging } from '@/lib/useMerging'
import { useToday } from '@/lib/useToday'
import { takenOver } from '@/rules/merging'
import {
  bodyOf,
  copyOf,
  draftOf,
  emptyJob,
  jobErrors,
  type JobDraft,
  type JobErrors,
  type JobField,
} from '@/rules/jobForm'

export const LEAVE_AFTER = 2000
const UNREACHABLE = 'The server did not answer. What you typed is kept.'

type JobAndMore = {
  job?: SeenJob
  version?: string
  /** The draft or template that a new one begins with. */
  stored?: ShownDraft
  /** The job that a new one begins like. */
  model?: SeenJob
  /** The company of a new job. */
  company?: string
  /** Days within which it promises an answer. */
  answerDays?: number
  /** Saves what belongs to the job and needs its number; returns why it could not. */
  andThen: (jobId: number) => Promise<string | null>
}

/** The form of one job, its errors and its saving. Nothing typed is lost at any step. */
export function useJobForm(
  user: SessionUser,
  { job, version, model, stored, company = '', answerDays = ANSWER_DAYS, andThen }: JobAndMore,
) {
  const today = useToday()
  const [storage] = useState(() =>
    keptJob(user.id, job ? String(job.id) : model ? `like ${model.id}` : stored ? `draft ${stored.id}` : 'new'),
  )
  const [start] = useState(() =>
    job
      ? draftOf(job)
      : model
        ? copyOf(model, today)
        : begunWith({ ...emptyJob(today), company, answerDays: String(answerDays) }, stored),
  )
  const [typed] = useState(() => storage.read(start))
  const merging = useMerging(jobParts, { draft: start, version }, typed)
  const [draft, setDraft] = useState<JobDraft>(merging.first)
  const [isRestored, setRestored] = useState(typed !== null)
  const [errors, setErrors] = useState<JobErrors>({})
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [post] = usePostJobMutation()
  const [update] = useUpdateJobMutation()
  const [askAgain] = useLazyJobToEditQuery()
  const onServer = useStoredDraft(draft, { id: stored?.is_template ? undefined : stored?.id, isOn: !job })
  const under = useRef(false)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef(draft)
  const navigate = useNavigate()

  useEffect(() => {
    if (saved === null) return
    const timer = setTimeout(() => void navigate('/user/RecruiterTracker'), LEAVE_AFTER)
    return () => clearTimeout(timer)
  }, [saved, navigate])

  const put = (changed: JobDraft) => {
    latest.current = changed
    setDraft(changed)
    storage.keep(changed, job && merging.base)
  }

  /**
   * Returns the form before the change: a caller that awaited an answer may hold an older one. Null where the form is
   * being saved or was saved, and so changes no more.
   */
  const change = (part: Partial<JobDraft>): JobDraft | null => {
    if (under.current) return null
    const before = latest.current
    const changed = { ...before, ...part }
    put(changed)
    setFailure(null)
    // A reported mistake disappears as soon as it is fixed; none appears before the first attempt to save.
    const now = jobErrors(changed, today, job)
    setErrors((wrong) => {
      const names = Object.keys(wrong) as JobField[]
      const left = names.filter((name) => !(name in part) || now[name])
      return Object.fromEntries(left.map((name) => [name, name in part ? now[name] : wrong[name]]))
    })
    return before
  }

  /** A change that may come while the form is being saved: if saving fails, it is made then, and the reason stays. */
  const changeLate = async (part: Partial<JobDraft>): Promise<JobDraft | null> => {
    if (!under.current) return change(part)
    await saving.current
    if (under.current) return null
    const before = latest.current
    put({ ...before, ...part })
    return before
  }

  const tell = (problems: JobErrors, sentence: string | null = null) => {
    setErrors(problems)
    setFailure(sentence)
    if (Object.keys(problems).length > 0) setAttempt((times) => times + 1)
  }

  /** `isChosen`: the person has chosen between these values and those saved elsewhere. */
  const submit = async (isChosen = false) => {
    if (under.current) return
    if (merging.isOpen(draft) && !isChosen) return merging.ask()
    const problems = jobErrors(draft, today, job)
    if (Object.keys(problems).length > 0) return tell(problems)
    under.current = true
    setSaving(true)
    setFailure(null)
    merging.choose()
    const save = merging.save(draft, {
      send: (changed, begun) => {
        const body = bodyOf(changed)
        return job ? update({ id: job.id, body, version: begun }) : post(body)
      },
      ask: async () => {
        const { data: now, isSuccess } = await askAgain(job?.id ?? 0)
        return isSuccess ? { draft: draftOf(now.job), version: now.version } : null
      },
    })
    saving.current = save
    const answer = await save
    const { data, error } = answer
    const isDone = !answer.isOpen && data?.success === true
    const refusal = isDone ? await andThen(data.job.id) : null
    under.current = isDone && (refusal === null || !job)
    setSaving(false)
    if (answer.draft !== draft) put(answer.draft)
    if (answer.isOpen) return
    if (!data?.success) {
      return tell(formErrors(fieldErrorsOf(error), draft), `Error: ${messageOf(error) ?? UNREACHABLE}`)
    }
    if (refusal !== null && job) return tell({}, `The job is saved, but not its questions: ${refusal}`)
    storage.forget()
    void onServer.end()
    setErrors({})
    if (refusal !== null) {
      notify('The job is posted without its questions', { tone: 'bad', text: refusal })
      return void navigate(`/edit-job/${data.job.id}`)
    }
    notify(data.message, { tone: 'good', text: takenOver(answer.taken) })
    setSaved(data.message)
  }

  const startAgain = () => {
    const now = merging.startAgain()
    latest.current = now
    setDraft(now)
    storage.forget()
    setErrors({})
    setFailure(null)
    setRestored(false)
  }

  return {
    today,
    /** The form before anything was typed. */
    began: start,
    draft,
    errors,
    attempt,
    failure,
    saved,
    isSaving,
    isRestored,
    storedAs: onServer.state,
    merging,
    change,
    changeLate,
    submit,
    startAgain,
  }
}

/** The server's sentences for fields that the form has. */
const formErrors = (problems: Record<string, string>, draft: JobDraft): JobErrors =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => name in draft))

/** A new job as a draft left it; a template has no dates. */
function begunWith(start: JobDraft, stored: ShownDraft | undefined): JobDraft {
  const { datePosted, applicationEndDate } = start
  return { ...over(start, stored?.form), ...(stored?.is_template && { datePosted, applicationEndDate }) }
}
