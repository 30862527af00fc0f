import { useEffect, useRef, useState, type FormEvent } from 'react'

import { SCORE_OUT_OF_RANGE } from '@/api/server.gen'
import { applicantScored, useSaveScoreMutation, type Applicant } from '@/api/decisions'
import { useAppDispatch } from '@/lib/hooks'
import { messageOf } from '@/rules/errors'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { TextInput } from '@/components/TextInput'
import { useMay } from '@/features/decisions/permitted'
import { notify } from '@/lib/notify'

/** Lets a recruiter set another score, which is then marked as theirs. */
export function OwnScore({ application }: { application: Applicant }) {
  const dispatch = useAppDispatch()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [save, { isLoading }] = useSaveScoreMutation()
  const field = useRef<HTMLInputElement>(null)
  const mayDecide = useMay('decide')
  // The field takes the place of the pressed button, and its focus.
  useEffect(() => field.current?.focus(), [open])
  const cancel = () => {
    setTyped('')
    setError(undefined)
    setOpen(false)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const score = Number(typed)
    if (typed.trim() === '' || !Number.isInteger(score) || score < 0 || score > 100) return setError(SCORE_OUT_OF_RANGE)
    const { data, error: failed } = await save({ id: application.id, score })
    if (!data) return setError(messageOf(failed) ?? 'The score could not be saved. Please try again.')
    dispatch(applicantScored(application.id, { score: data.score, score_source: data.score_source }))
    notify(data.message, { tone: 'good' })
    setOpen(false)
  }

  if (!mayDecide) return null
  if (!open)
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mt-1 min-h-6 rounded-badge text-12 font-label text-ink-soft underline underline-offset-2 hover:text-ink"
      >
        {application.score === null ? 'Set a score by hand' : 'Set another score by hand'}
      </button>
    )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 flex items-start gap-2">
      <Field label="Your score" hint="0 to 100" error={error} className="w-44">
        <TextInput
          ref={field}
          inputMode="numeric"
          height="toolbar"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
      </Field>
      <Button type="submit" size="small" className="mt-[27px]" busy={isLoading ? 'Saving' : undefined}>
        Save
      </Button>
      <Button size="small" variant="quiet" className="mt-[27px]" disabled={isLoading} onClick={cancel}>
        Cancel
      </Button>
    </form>
  )
}
