import { useState } from 'react'

import { useAnswerAllMutation, useApplicantsQuery } from '@/api/decisions'
import { messageOf } from '@/api/index'
import { useMoveJobMutation, type RecruiterJob } from '@/api/recruiterJobs'
import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { TextArea } from '@/components/TextArea'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session'
import { counted } from '@/rules/figures'

const LONGEST_MESSAGE = 5000

/** Asks before a job is closed, and offers to answer everybody who still waits. */
export function CloseDialog({ job, onClose }: { job: RecruiterJob; onClose: () => void }) {
  const { user } = useSession()
  const [answers, setAnswers] = useState(false)
  const [message, setMessage] = useState('')
  const [move, moving] = useMoveJobMutation()
  const [answer, answering] = useAnswerAllMutation()
  const { data } = useApplicantsQuery(
    { jobId: job.id, sort: 'applied', words: '', page: 1, pageSize: 1 },
    { skip: job.applicantCount === 0, refetchOnMountOrArgChange: true },
  )
  const waiting = data?.counts.Submitted ?? 0

  const close = async () => {
    const { data: moved, error } = await move({
      jobId: job.id,
      is_active: false,
      recruiter_email: user?.email ?? null,
    })
    if (!moved) return notify(messageOf(error) ?? 'Failed to close job. Please try again.', { tone: 'bad' })
    notify(moved.message, { tone: 'good' })
    if (answers && waiting > 0) {
      const { data: told, error: failed } = await answer({ jobId: job.id, status: 'Rejected', message })
      if (told) notify(told.message, { tone: told.success ? 'good' : 'warning' })
      else notify('The applicants were not answered.', { tone: 'bad', text: messageOf(failed) })
    }
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Close this job?"
      lead={`${job.title} takes no more applications then. It can be reopened twice at most.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={moving.isLoading || answering.isLoading ? 'Closing...' : undefined}
            onClick={() => void close()}
          >
            {answers && waiting > 0 ? 'Close and answer' : 'Close job'}
          </Button>
        </>
      }
    >
      {waiting > 0 && (
        <div className="space-y-4">
          <Checkbox
            checked={answers}
            onChange={(event) => setAnswers(event.target.checked)}
            label={`Answer the ${counted(waiting, 'applicant')} who still ${waiting === 1 ? 'waits' : 'wait'}: a friendly rejection by mail to each.`}
          />
          {answers && (
            <Field label="Your words in that mail" hint="optional">
              <TextArea
                rows={4}
                maxLength={LONGEST_MESSAGE}
                value={message}
                onChange={(event) => setMessage(event.target.value)}
              />
            </Field>
          )}
        </div>
      )}
    </Dialog>
  )
}
