import { Check, Pause, X } from 'lucide-react'
import { useRef, useState } from 'react'

import { useDecideInDebriefMutation, type Debrief } from '@/api/scorecards'
import { Button, ButtonLink } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { FormNotice } from '@/components/FormNotice'
import { TextInput } from '@/components/TextInput'
import { useKeptText } from '@/lib/kept/useKeptText'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { verdictWords, type Verdict } from '@/rules/scorecards'
import { shortMoment } from '@/rules/tracker'

type Props = { debrief: Debrief; applicationId: number; onDecided: () => void }

/** Select, hold or reject, with a reason that stays with the team; it asks once and names the email that goes out. */
export function DecisionBar({ debrief, applicationId, onDecided }: Props) {
  const { text: reason, setText: setReason, forget } = useKeptText('debrief', String(applicationId))
  const [asking, setAsking] = useState<Verdict | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [decide, { isLoading, error, reset }] = useDecideInDebriefMutation()
  const field = useRef<HTMLInputElement>(null)
  const { decision, candidate, status } = debrief
  const ask = (verdict: Verdict) => {
    if (reason.trim()) return setAsking(verdict)
    setMissing(true)
    field.current?.focus()
  }
  const confirm = async () => {
    const { data } = await decide({ applicationId, verdict: asking!, reason })
    if (!data) return
    notify(data.message, { tone: 'good' })
    forget()
    setAsking(null)
    onDecided()
  }
  const close = () => {
    reset()
    setAsking(null)
  }
  return (
    <div className="debrief-decision">
      {decision && (
        <p className="text-13 text-ink-soft">
          {`${verdictWords[decision.verdict].by} ${decision.by}, ${shortMoment(decision.at)}. The reason is among the notes.`}
        </p>
      )}
      {debrief.may_decide ? (
        <>
          <div className="debrief-reason">
            <TextInput
              ref={field}
              dir="auto"
              maxLength={500}
              aria-label="Reason, for the team only"
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? 'debrief-why' : undefined}
              placeholder="Reason, for the team only"
              value={reason}
              onChange={(event) => {
                setReason(event.target.value)
                setMissing(false)
              }}
            />
            {isMissing && (
              <p id="debrief-why" role="alert" className="mt-1 text-12 text-weak">
                Please say why first.
              </p>
            )}
          </div>
          <Button variant="danger" icon={<X aria-hidden />} onClick={() => ask('reject')}>
            Reject
          </Button>
          <Button icon={<Pause aria-hidden />} onClick={() => ask('hold')}>
            Hold
          </Button>
          <Button variant="primary" icon={<Check aria-hidden />} onClick={() => ask('select')}>
            Select
          </Button>
        </>
      ) : (
        status !== 'Submitted' && (
          <ButtonLink to={`/user/RecruiterTracker?jobId=${debrief.job_id}&application=${applicationId}`}>
            {status === 'Selected' ? 'Continue to the offer' : 'Open the application'}
          </ButtonLink>
        )
      )}
      {asking && (
        <Dialog
          open
          onOpenChange={close}
          title={verdictWords[asking].ask(candidate)}
          lead={verdictWords[asking].mail(candidate)}
          actions={
            <>
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
              <Button
                data-first-focus
                variant={asking === 'reject' ? 'solid-danger' : 'primary'}
                busy={isLoading ? 'Sending...' : undefined}
                onClick={() => void confirm()}
              >
                {verdictWords[asking].verb}
              </Button>
            </>
          }
        >
          <p dir="auto" className="text-13 wrap-anywhere">
            {`Reason: ${reason.trim()}`}
          </p>
          <FormNotice className="mt-3">
            {error && (messageOf(error) ?? 'The decision could not be saved. Please try again.')}
          </FormNotice>
        </Dialog>
      )}
    </div>
  )
}
