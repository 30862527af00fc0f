import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { fieldErrorsOf, messageOf } from '@/api/index'
import { usePostJobMutation, useUpdateJobMutation, type SeenJob } from '@/api/jobForms'
import { keptJob } from '@/features/post/keptJob'
import { notify } from '@/lib/notify'
import type { SessionUser } from '@/lib/storedUser'
import { useToday } from '@/lib/useToday'
import { draftOf, emptyJob, jobErrors, type JobDraft, type JobErrors, type JobField } from '@/rules/jobForm'

export const LEAVE_AFTER = 2000
const UNREACHABLE = 'The server did not answer. What you typed is kept.'
const sentences = { posted: 'Job post created successfully!', updated: 'Job post updated successfully!' }

/** One job on its way: the form, what is wrong with it, and its saving. Nothing typed is lost on any of them. */
export function useJobForm(user: SessionUser, job?: SeenJob) {
  const today = useToday()
  const [kept] = useState(() => keptJob(user.id, job?.id ?? null))
  const [start] = useState(() => (job ? draftOf(job) : emptyJob(today)))
  const [draft, setDraft] = useState<JobDraft>(() => kept.read(start) ?? start)
  const [isRestored, setRestored] = useState(() => kept.read(start) !== null)
  const [errors, setErrors] = useState<JobErrors>({})
  const [told, setTold] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const [post, posting] = usePostJobMutation()
  const [update, updating] = useUpdateJobMutation()
  const under = useRef(false)
  const latest = useRef(draft)
  const navigate = useNavigate()

  useEffect(() => {
    if (saved === null) return
    const timer = setTimeout(() => void navigate('/user/RecruiterTracker'), LEAVE_AFTER)
    return () => clearTimeout(timer)
  }, [saved, navigate])

  /** Gives back the form as it was until now: who waited for an answer may have an old one. */
  const change = (part: Partial<JobDraft>): JobDraft => {
    const before = latest.current
    const changed = { ...before, ...part }
    latest.current = changed
    setDraft(changed)
    kept.keep(changed)
    setFailure(null)
    // A mistake that was told goes as soon as it is mended; none appears before somebody asks to save.
    const now = jobErrors(changed, today, job)
    setErrors((wrong) => {
      const names = Object.keys(wrong) as JobField[]
      const left = names.filter((name) => !(name in part) || now[name])
      return Object.fromEntries(left.map((name) => [name, name in part ? now[name] : wrong[name]]))
    })
    return before
  }

  const tell = (found: JobErrors, sentence: string | null = null) => {
    setErrors(found)
    setFailure(sentence)
    if (Object.keys(found).length > 0) setTold((times) => times + 1)
  }

  const submit = async () => {
    if (under.current || saved !== null) return
    const found = jobErrors(draft, today, job)
    if (Object.keys(found).length > 0) return tell(found)
    under.current = true
    setFailure(null)
    const { data, error } = await (job ? update({ id: job.id, draft }) : post(draft))
    under.current = false
    if (!data?.success) {
      return tell(ours(fieldErrorsOf(error), draft), `Error: ${messageOf(error) ?? UNREACHABLE}`)
    }
    kept.forget()
    setErrors({})
    const sentence = data.message || (job ? sentences.updated : sentences.posted)
    notify(sentence, { tone: 'good' })
    setSaved(sentence)
  }

  const startAgain = () => {
    kept.forget()
    latest.current = start
    setDraft(start)
    setErrors({})
    setFailure(null)
    setRestored(false)
  }

  return {
    today,
    draft,
    errors,
    told,
    failure,
    saved,
    isSaving: posting.isLoading || updating.isLoading,
    isRestored,
    change,
    submit,
    startAgain,
  }
}

/** The server's sentences for fields that the form has. */
const ours = (found: Record<string, string>, draft: JobDraft): JobErrors =>
  Object.fromEntries(Object.entries(found).filter(([name]) => name in draft))
