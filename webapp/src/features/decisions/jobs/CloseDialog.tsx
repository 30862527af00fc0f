import { useState, type ReactNode } from 'react'

import { useAnswerAllMutation, useApplicantsQuery } from '@/api/decisions'
import { isFinal, messageOf } from '@/rules/errors'
import { useMoveJobMutation, type RecruiterJob } from '@/api/jobs'
import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { Dialog } from '@/components/Dialog'
import { FormNotice } from '@/components/FormNotice'
import { Skeleton } from '@/components/Skeleton'
import { MailWords } from '@/features/decisions/MailWords'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { useKeptText } from '@/lib/kept/useKeptText'
import { counted } from '@/rules/figures'
import { wayBack } from '@/rules/recruiterJobs'

/** Asks before a job is closed, and offers to answer everybody who still waits. */
export function CloseDialog({ job, onClose }: { job: RecruiterJob; onClose: () => void }) {
  const { user } = useSession()
  const [answers, setAnswers] = useState(false)
  const draft = useKeptText('closing', String(job.id))
  const { text: message, setText: setMessage } = draft
  // Closing and answering are two steps: where the second fails the first stays done.
  const [isClosed, setClosed] = useState(false)
  const [problem, setProblem] = useState('')
  // Why it cannot be done, no matter how often it is tried.
  const [refusal, setRefusal] = useState('')
  const [move, moving] = useMoveJobMutation()
  const [answer, answering] = useAnswerAllMutation()
  const { data, isError } = useApplicantsQuery(
    { jobId: job.id, sort: 'applied', words: '', page: 1, pageSize: 1 },
    { skip: job.applicantCount === 0, refetchOnMountOrArgChange: true },
  )
  const waiting = data?.waiting ?? 0
  const isBusy = moving.isLoading || answering.isLoading
  const tells = answers && waiting > 0

  const done = () => {
    draft.forget()
    onClose()
  }
  const close = async () => {
    setProblem('')
    if (!isClosed) {
      const { data: moved, error } = await move({
        jobId: job.id,
        is_active: false,
        recruiter_email: user?.email ?? null,
      })
      if (!moved) {
        const sentence = messageOf(error) ?? 'Failed to close job. Please try again.'
        return isFinal(error) ? setRefusal(sentence) : notify(sentence, { tone: 'bad' })
      }
      notify(moved.message, { tone: 'good' })
      setClosed(true)
    }
    if (tells) {
      const { data: outcome, error: failed } = await answer({ jobId: job.id, status: 'Rejected', message })
      if (!outcome) {
        const sentence = messageOf(failed) ?? 'The server did not answer. Please try again.'
        return isFinal(failed) ? setRefusal(sentence) : setProblem(sentence)
      }
      notify(outcome.message, { tone: outcome.success ? 'good' : 'warning' })
    }
    done()
  }

  const ownWords = <MailWords label="Your message in that email" words={message} onWords={setMessage} />

  if (refusal)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={isClosed ? 'The applicants were not answered' : 'The job was not closed'}
        lead={isClosed ? `${job.title} is closed.` : job.title}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <div className="space-y-4">
          <FormNotice>{refusal}</FormNotice>
          {tells && message && ownWords}
        </div>
      </Dialog>
    )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={isClosed ? 'Answer those still waiting?' : 'Close this job?'}
      lead={isClosed ? `${job.title} is closed.` : `${job.title} will stop accepting applications. ${wayBack(job)}`}
      actions={
        <>
          <Button onClick={done} disabled={isBusy}>
            {isClosed ? 'Not now' : 'Cancel'}
          </Button>
          <Button
            variant="primary"
            busy={isBusy ? (moving.isLoading ? 'Closing...' : 'Answering...') : undefined}
            onClick={() => void close()}
          >
            {isClosed ? (tells ? 'Answer them' : 'Done') : tells ? 'Close and answer' : 'Close job'}
          </Button>
        </>
      }
    >
      {job.applicantCount > 0 && (
        // The count arrives after the dialog opens: its room is reserved, so that no button moves under the pointer.
        <div className="min-h-10 space-y-4">
          {waiting > 0 ? (
            <Checkbox
              checked={answers}
              onChange={(event) => setAnswers(event.target.checked)}
              label={`Email a friendly rejection to the ${counted(waiting, 'applicant')} still waiting.`}
            />
          ) : (
            <Counted waits={!data && !isError}>
              {data
                ? 'Nobody is waiting for an answer.'
                : 'We could not count who is still waiting for an answer. Closing the job answers nobody.'}
            </Counted>
          )}
          {tells && ownWords}
          <FormNotice>
            {problem && (
              <>
                <p className="font-label">The applicants were not answered.</p>
                <p>{problem}</p>
              </>
            )}
          </FormNotice>
        </div>
      )}
    </Dialog>
  )
}

function Counted({ waits, children }: { waits: boolean; children: ReactNode }) {
  if (!waits) return <p className="text-13 text-ink-soft">{children}</p>
  return (
    <div role="status" className="space-y-1.5 pt-0.5">
      <span className="sr-only">Counting who is still waiting...</span>
      <Skeleton faint className="h-4" />
      <Skeleton faint className="h-4 w-3/5" />
    </div>
  )
}
