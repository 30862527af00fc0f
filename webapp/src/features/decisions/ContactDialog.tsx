import { useState } from 'react'

import { LONGEST_MESSAGE } from '@/api/server.gen'
import { useContactMutation } from '@/api/contacts'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { TextArea } from '@/components/TextArea'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { useKeptText } from '@/lib/kept/useKeptText'
import { contactProblem, notSent, prewritten, SENDING, sentNotice } from '@/rules/contact'
import { NO_EMAIL } from '@/rules/recruiterJobs'

/** Without an email, a candidate whom only the reference names: we pass the message on. */
export type Recipient = {
  name: string
  email: string
  reference?: string
  skills: readonly string[]
  hasApplied?: boolean
}

type Props = { to: Recipient; job: { id: number; title: string; company: string }; onClose: () => void }

/** A message to a candidate, with a text to start from. The dialog cannot be closed while the message is being sent. */
export function ContactDialog({ to, job, onClose }: Props) {
  const { user } = useSession()
  const draft = useKeptText('contact', `${job.id} ${to.email || to.reference}`, () =>
    prewritten(to.email ? to : { ...to, name: '' }, job),
  )
  const { text: message, setText: setMessage } = draft
  const [problem, setProblem] = useState<{ title: string; text?: string } | null>(null)
  const [contact, { isLoading }] = useContactMutation()

  const done = () => {
    draft.forget()
    onClose()
  }
  const send = async () => {
    setProblem(null)
    if (!user?.email) return setProblem({ title: NO_EMAIL })
    const { data, error } = await contact({
      ...(to.email ? { candidate_email: to.email } : { candidate_reference: to.reference }),
      job_id: job.id,
      message,
      recruiter_email: user.email,
    })
    if (!data?.success) return setProblem(data ? notSent(data) : contactProblem(error))
    notify(sentNotice(to.name), { tone: 'good' })
    done()
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title={`Contact ${to.name}`}
      lead={to.email ? `To ${to.email}. Replies go to you.` : 'We pass your message on. Replies go to you.'}
      actions={
        <>
          <Button onClick={done} disabled={isLoading}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={!message.trim()}
            busy={isLoading ? 'Sending...' : undefined}
            onClick={() => void send()}
          >
            Send message
          </Button>
        </>
      }
    >
      <Field label="Message">
        <TextArea
          rows={10}
          dir="auto"
          data-first-focus
          maxLength={LONGEST_MESSAGE}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      <p role="status" className="mt-3 text-13 text-ink-soft empty:mt-0">
        {isLoading && SENDING}
      </p>
      <div className="mt-3">
        <FormNotice>
          {problem && (
            <>
              <p className="font-label">{problem.title}</p>
              {problem.text && <p>{problem.text}</p>}
            </>
          )}
        </FormNotice>
      </div>
    </Dialog>
  )
}
