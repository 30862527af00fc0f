import { useRef, useState } from 'react'

import { messageOf } from '@/rules/errors'
import { useGenerateDescriptionMutation, useTidyDescriptionMutation } from '@/api/jobDescriptions'
import { notify } from '@/lib/notify'
import { missingForDescription, type JobDraft } from '@/rules/jobForm'

const FAILED = 'The description could not be written. Please try again.'
const NOT_TIDIED = 'The description could not be tidied. Please try again.'
const DONE = 'Job description generated successfully!'

const errorOf = (error: unknown): string | undefined => {
  const { data } = (error ?? {}) as { data?: { error?: unknown } }
  return typeof data?.error === 'string' && data.error !== '' ? data.error : messageOf(error)
}

/** Orders a description from the other fields, or the present one put into sections; `onWritten` gives the form
    before it, null if it takes none. */
export function useWriter(draft: JobDraft, onWritten: (description: string) => Promise<JobDraft | null>) {
  const [generate, { isLoading }] = useGenerateDescriptionMutation()
  const [tidy, { isLoading: isTidying }] = useTidyDescriptionMutation()
  const [missing, setMissing] = useState<string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [result, setResult] = useState<{ text: string; by: string; unused: string[]; before: string | null } | null>(
    null,
  )
  const under = useRef(false)

  const write = async () => {
    if (under.current) return
    setProblem(null)
    const needed = missingForDescription(draft)
    if (needed.length > 0) return setMissing(needed)
    under.current = true
    const { title, company, location, employmentType, keywords } = draft
    const { data, error } = await generate({ title, company, location, employmentType, keywords })
    under.current = false
    if (!data?.success || !data.description) return setProblem(`Error: ${data?.error || errorOf(error) || FAILED}`)
    const replaced = await onWritten(data.description)
    if (!replaced) return
    const before = replaced.description
    const { description: text, api_used: by, unused_keywords: unused } = data
    setResult({ text, by, unused, before: before.trim() === '' ? null : before })
    notify(DONE, { tone: 'good' })
  }

  const tidyUp = async () => {
    if (under.current) return
    setProblem(null)
    under.current = true
    const { data, error } = await tidy({ description: draft.description })
    under.current = false
    if (!data?.success) return setProblem(messageOf(error) ?? NOT_TIDIED)
    const replaced = await onWritten(data.description)
    if (replaced) setResult({ text: data.description, by: '', unused: [], before: replaced.description })
  }

  return {
    isBusy: isLoading,
    isTidying,
    tidyUp,
    problem,
    missing,
    write,
    closeMissing: () => setMissing([]),
    /** Who wrote the text, as long as it is unedited. */
    by: result && result.text === draft.description ? result.by : null,
    /** The keywords that it does not use, as long as it is unedited. */
    unused: result && result.text === draft.description ? result.unused : [],
    before: result?.before ?? null,
    undo: () => {
      if (result?.before) void onWritten(result.before)
      setResult(null)
    },
  }
}

export type Writer = ReturnType<typeof useWriter>
