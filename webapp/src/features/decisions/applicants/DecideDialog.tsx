import { lazy, Suspense, useState } from 'react'

import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { FormNotice } from '@/components/FormNotice'
import { MailWords } from '@/features/decisions/MailWords'
import type { Reason } from '@/features/decisions/applicants/ReasonChoice'
import type { Change, DecisionWords, Outcome } from '@/features/decisions/applicants/useDecisions'
import { MissingValues } from '@/components/MissingValues'
import { useKeptText } from '@/lib/kept/useKeptText'
import { verbs } from '@/rules/decisions'
import { gapsIn } from '@/rules/answerTemplates'
import { counted } from '@/rules/figures'

const TemplateChoice = lazy(() =>
  import('@/features/decisions/applicants/TemplateChoice').then((file) => ({ default: file.TemplateChoice })),
)
const ReasonChoice = lazy(() =>
  import('@/features/decisions/applicants/ReasonChoice').then((file) => ({ default: file.ReasonChoice })),
)

const leads = {
  Selected: (to: string) => `We email the good news to ${to}.`,
  Rejected: (to: string) => `We email a friendly rejection to ${to}.`,
  Submitted: () => 'This takes the decision back. No email is sent.',
}

/** Letters of a name that fit on a button on a phone. */
const ROOM = 24

type Props = {
  change: Change
  jobId: number
  onDecide: (change: Change, words: DecisionWords, onSent: () => void) => Promise<Outcome>
  onClose: () => void
}

/** Confirms a decision that was made by a key or about several people, with room for own words. */
export function DecideDialog({ change, jobId, onDecide, onClose }: Props) {
  const { status, applications } = change
  const draft = useKeptText('decision', [status, ...applications.map(({ id }) => id)].join(' '))
  const { text: message, setText: setMessage } = draft
  const [why, setWhy] = useState<Reason>({ reason: '', isShared: false })
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const verb = verbs[status]
  const gaps = gapsIn(message)
  const whom = applications.length === 1 ? applications[0]!.full_name : counted(applications.length, 'applicant')

  const done = () => {
    draft.forget()
    onClose()
  }
  const decide = async () => {
    setBusy(true)
    // The words stay kept until they are sent: a decision that is taken back can be made again with them.
    const { isMade, refusal: sentence = '' } = await onDecide(
      change,
      { message: message.trim(), ...(why.reason && { reason: why.reason, share_reason: why.isShared }) },
      draft.forget,
    )
    setBusy(false)
    setRefusal(sentence)
    if (isMade) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={refusal ? 'Nothing was changed' : `${verb} ${whom}?`}
      lead={refusal ? whom : leads[status](applications.length === 1 ? 'them' : 'each')}
      actions={
        refusal ? (
          // The words stay kept for another try at the same decision.
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button onClick={done} disabled={isBusy}>
              Cancel
            </Button>
            <Button
              data-first-focus
              disabled={gaps.length > 0}
              variant={status === 'Rejected' ? 'solid-danger' : 'primary'}
              busy={isBusy ? 'Sending...' : undefined}
              onClick={() => void decide()}
            >
              {whom.length > ROOM ? verb : `${verb} ${whom}`}
            </Button>
          </>
        )
      }
    >
      <FormNotice className="mb-4">{refusal}</FormNotice>
      {status === 'Rejected' && !refusal && (
        <Suspense>
          <ReasonChoice jobId={jobId} value={why} onChange={setWhy} />
        </Suspense>
      )}
      {status !== 'Submitted' && !refusal && applications.length === 1 && (
        <Suspense>
          <TemplateChoice applicationId={applications[0]!.id} purpose={status} onText={setMessage} />
        </Suspense>
      )}
      {status !== 'Submitted' && (!refusal || message) && (
        <>
          <MailWords label="Your message in the email" words={message} onWords={setMessage} />
          <MissingValues gaps={gaps} />
        </>
      )}
    </Dialog>
  )
}
