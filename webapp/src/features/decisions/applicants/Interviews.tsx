import '@/components/workingHours/interviewForms.css'
import { CalendarPlus, Clock3, Copy, ListChecks, Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import type { Applicant } from '@/api/decisions'
import {
  useCallOffInterviewMutation,
  useInterviewsQuery,
  useRenewInterviewMutation,
  type Interview,
} from '@/api/interviews'
import { useProposePlanMutation } from '@/api/interviewPlans'
import { Badge } from '@/components/Badge'
import { Button, ButtonLink } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { TextArea } from '@/components/TextArea'
import { ProposeInterview } from '@/features/decisions/applicants/ProposeInterview'
import { useMay } from '@/features/decisions/permitted'
import { useKeptText } from '@/lib/kept/useKeptText'
import { notify } from '@/lib/notify'
import { ownZone } from '@/lib/ownZone'
import { dayIn, dayName, interviewKinds, periodIn } from '@/rules/bookings'
import { messageOf } from '@/rules/errors'

const WorkingHours = lazy(() =>
  import('@/components/workingHours/WorkingHours').then((file) => ({ default: file.WorkingHours })),
)

/** The interviews of an applicant: to propose, see, and call off. */
export function Interviews({ application }: { application: Applicant }) {
  const { data, error, isFetching, refetch } = useInterviewsQuery(application.id)
  const [open, setOpen] = useState<'propose' | 'hours' | null>(null)
  const mayDecide = useMay('decide')
  const [proposePlan, sending] = useProposePlanMutation()
  const sendPlan = async () => {
    const { error: failed } = await proposePlan(application.id)
    if (failed) notify('The plan could not be sent.', { tone: 'bad', text: messageOf(failed) })
    else notify('The first invitation is on its way.', { tone: 'good', text: 'The next ones follow, one at a time.' })
  }
  const canPropose = mayDecide && application.status === 'Submitted' && !application.is_blind
  return (
    <section aria-label="Interviews" className="mt-5 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-15">Interviews</h3>
        <span className="flex flex-wrap gap-1.5">
          <Button size="row" variant="quiet" icon={<Clock3 aria-hidden />} onClick={() => setOpen('hours')}>
            Working hours
          </Button>
          {canPropose && data && data.steps_left > 0 && (
            <Button
              size="row"
              icon={<Send aria-hidden />}
              busy={sending.isLoading ? 'Sending...' : undefined}
              onClick={() => void sendPlan()}
            >
              Send booking links
            </Button>
          )}
          {canPropose && (
            <Button size="row" icon={<CalendarPlus aria-hidden />} onClick={() => setOpen('propose')}>
              Propose
            </Button>
          )}
        </span>
      </div>
      {error && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-12 text-weak">
          The interviews could not be loaded.
          <Button size="row" busy={isFetching ? 'Loading' : undefined} onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <ul className="mt-2 space-y-2">
        {data?.interviews.map((interview) => (
          <Row key={interview.id} interview={interview} applicationId={application.id} mayDecide={mayDecide} />
        ))}
      </ul>
      {data?.interviews.some(({ state }) => state === 'booked' || state === 'done') && (
        <ButtonLink size="row" className="mt-2" to={`/user/applications/${application.id}/debrief`}>
          See the debrief
        </ButtonLink>
      )}
      {data?.interviews.length === 0 && (
        <p className="mt-2 text-12 text-ink-soft">
          {!mayDecide
            ? 'None yet.'
            : application.is_blind
              ? 'Reveal who it is to propose an interview.'
              : 'None yet. Propose one, and the applicant picks the time.'}
        </p>
      )}
      {open === 'propose' && data && (
        <ProposeInterview application={application} people={data.people} onClose={() => setOpen(null)} />
      )}
      {open === 'hours' && (
        <Suspense>
          <WorkingHours onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  )
}

function markOf(interview: Interview): { tone: 'neutral' | 'good' | 'medium' | 'brand'; words: string } {
  if (interview.state === 'waiting') return { tone: 'neutral', words: 'Opens after the one before' }
  if (interview.state === 'done') return { tone: 'neutral', words: 'Over' }
  if (interview.state === 'booked') return { tone: 'good', words: 'Booked' }
  if (interview.state === 'cancelled')
    return { tone: 'neutral', words: interview.is_called_off ? 'Called off' : 'Canceled by the applicant' }
  return interview.is_expired
    ? { tone: 'medium', words: 'Link expired' }
    : { tone: 'brand', words: 'Waiting for a time' }
}

type RowProps = { interview: Interview; applicationId: number; mayDecide: boolean }

function Row({ interview, applicationId, mayDecide }: RowProps) {
  const [isAsking, setAsking] = useState(false)
  const [renew, renewing] = useRenewInterviewMutation()
  const { tone, words } = markOf(interview)
  const { state, starts_at: at, link } = interview
  const kind = interviewKinds.find(([name]) => name === interview.kind)?.[1]
  const askAgain = async () => {
    const { error } = await renew({ id: interview.id, applicationId })
    if (error) notify('The applicant could not be asked.', { tone: 'bad', text: messageOf(error) })
    else notify('The applicant is asked to choose a time again.', { tone: 'good' })
  }
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify('The link is copied.', { tone: 'good' }),
      () => notify('The link could not be copied.', { tone: 'bad' }),
    )
  return (
    <li className="rounded-control bg-sunken px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <strong dir="auto" className="min-w-0 font-label wrap-anywhere">
          {interview.title}
        </strong>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <p className="mt-0.5 text-ink-soft wrap-anywhere">
        {`${interview.minutes} min, ${kind}, with ${interview.interviewers.map(({ username }) => username).join(' and ')}`}
      </p>
      {at && state !== 'cancelled' && <p className="mt-0.5">{periodIn(ownZone(), at, interview.minutes)}</p>}
      {state === 'proposed' && (
        <p className="mt-0.5 text-12 text-ink-soft">{`To be booked by ${dayName(dayIn(ownZone(), interview.book_by))}`}</p>
      )}
      {interview.reason && (
        <p dir="auto" className="mt-0.5 text-12 text-ink-soft wrap-anywhere">
          {`Reason: ${interview.reason}`}
        </p>
      )}
      {state !== 'cancelled' && (
        <div className="mt-2 flex flex-wrap gap-1.5">
          <ButtonLink size="row" icon={<ListChecks aria-hidden />} to={`/user/interviews/${interview.id}`}>
            Questions and scorecard
          </ButtonLink>
          {state !== 'done' && mayDecide && (
            <>
              {(state === 'booked' || interview.is_expired) && (
                <Button size="row" busy={renewing.isLoading ? 'Asking...' : undefined} onClick={() => void askAgain()}>
                  {state === 'booked' ? 'Ask for another time' : 'Send a new link'}
                </Button>
              )}
              {state !== 'waiting' && (
                <Button size="row" icon={<Copy aria-hidden />} onClick={() => void copy()}>
                  Copy link
                </Button>
              )}
              <Button size="row" variant="danger" onClick={() => setAsking(true)}>
                Call off
              </Button>
            </>
          )}
        </div>
      )}
      {isAsking && <CallOff interview={interview} applicationId={applicationId} onClose={() => setAsking(false)} />}
    </li>
  )
}

type CallOffProps = { interview: Interview; applicationId: number; onClose: () => void }

function CallOff({ interview, applicationId, onClose }: CallOffProps) {
  const { text: reason, setText: setReason, forget } = useKeptText('call-off', String(interview.id))
  const [callOff, { isLoading, error }] = useCallOffInterviewMutation()
  const confirm = async () => {
    const { error: failed } = await callOff({ id: interview.id, applicationId, reason })
    if (failed) return
    forget()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Call off ${interview.title}?`}
      lead="The applicant and the interviewers will be notified at once."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="solid-danger" busy={isLoading ? 'Calling off...' : undefined} onClick={() => void confirm()}>
            Call off
          </Button>
        </>
      }
    >
      <Field label="Reason" hint="Optional; they will see it">
        <TextArea
          rows={3}
          dir="auto"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <FormNotice className="mt-3">{error && (messageOf(error) ?? 'It could not be called off.')}</FormNotice>
    </Dialog>
  )
}
