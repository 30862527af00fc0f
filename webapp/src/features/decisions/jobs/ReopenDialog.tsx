import { useState, type FormEvent } from 'react'

import { MOST_DAYS_REOPENED, MOST_REOPENS } from '@/api/server.gen'
import { isFinal, messageOf } from '@/rules/errors'
import { useMoveJobMutation, type RecruiterJob } from '@/api/jobs'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { useToday } from '@/lib/useToday'
import { reopening, reopenProblem, timeToApply } from '@/rules/recruiterJobs'

const TEXT = `Select a new application end date for this job. The date cannot be more than ${MOST_DAYS_REOPENED} days from today.`

const FAILED = 'Failed to reopen job. Please try again.'

/** Asks until when a closed job should be open again. */
export function ReopenDialog({ job, onClose }: { job: RecruiterJob; onClose: () => void }) {
  const today = useToday()
  const { user } = useSession()
  const { first, last } = reopening(today)
  const [date, setDate] = useState(last)
  const [move, { isLoading }] = useMoveJobMutation()
  const [refusal, setRefusal] = useState('')
  const problem = reopenProblem(date, today)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (problem) return
    const { data, error } = await move({
      jobId: job.id,
      is_active: true,
      new_end_date: date,
      recruiter_email: user?.email ?? null,
    })
    const sentence = messageOf(error) ?? FAILED
    if (!data) return isFinal(error) ? setRefusal(sentence) : notify(sentence, { tone: 'bad' })
    notify(data.message, {
      tone: 'good',
      text: `${job.title} is open again. Reopened ${data.reopenCount} of ${MOST_REOPENS} times.`,
    })
    onClose()
  }

  if (refusal)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="The job was not reopened"
        lead={job.title}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <FormNotice>{refusal}</FormNotice>
      </Dialog>
    )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title="Reopen Job"
      lead={TEXT}
      actions={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="reopen"
            variant="primary"
            disabled={!date}
            busy={isLoading ? 'Reopening...' : undefined}
          >
            Reopen Job
          </Button>
        </>
      }
    >
      <form id="reopen" noValidate onSubmit={(event) => void submit(event)}>
        <Field label="New end date" error={problem ?? undefined}>
          <TextInput
            type="date"
            min={first}
            max={last}
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        </Field>
        <p className="mt-2 text-13 text-ink-soft" role="status">
          {timeToApply(date, today)}
        </p>
        <p className="mt-3 text-12 text-ink-soft">
          {`${job.title}, reopened ${job.reopenCount} of ${MOST_REOPENS} times so far.`}
        </p>
      </form>
    </Dialog>
  )
}
