import { ArrowLeft, Clock3, Mail, ShieldAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

import {
  useCloseVisitorQuestionMutation,
  useDeleteVisitorQuestionMutation,
  useVisitorQuestionQuery,
} from '@/api/visitorQuestions'
import type { VisitorQuestionAnswer } from '@/api/types'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Initials } from '@/components/Initials'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { ThreadEntries } from '@/components/ThreadEntries'
import { AnswerForm } from '@/features/decisions/inbox/AnswerForm'
import { Fact } from '@/features/decisions/inbox/Fact'
import { useKeptText } from '@/lib/kept/useKeptText'
import { notify } from '@/lib/notify'
import { messageOf, statusOf } from '@/rules/errors'
import { shortMoment } from '@/rules/tracker'
import { stateText } from '@/rules/visitorQuestions'

const POLL = 30_000

/** A visitor's question with its answers, between the list and what is known about who asked. */
export function OpenQuestion({ id, onBack }: { id: number; onBack: () => void }) {
  const place = useRef<HTMLElement>(null)
  const { data, error, refetch } = useVisitorQuestionQuery(id, {
    pollingInterval: POLL,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  const draft = useKeptText('visitor question', String(id))
  const isThere = Boolean(data)
  const isDeleted = statusOf(error) === 404
  useEffect(() => {
    if (isDeleted) draft.forget()
  }, [isDeleted, draft])
  useEffect(() => place.current?.querySelector('h2')?.focus(), [isThere])
  const back = (
    <span className="inbox-back">
      {/* The list with the heading of the screen is not on a phone's screen now. */}
      <h1 className="sr-only">Inbox</h1>
      <Button size="small" variant="quiet" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
        Inbox
      </Button>
    </span>
  )
  if (!data || isDeleted)
    return (
      <section aria-label="Question" className="inbox-open">
        <header className="inbox-title">{back}</header>
        {isDeleted ? (
          <EmptyState title="This question no longer exists" text="It was deleted with its answers." />
        ) : error ? (
          <ErrorState title="The question could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <ScreenSkeleton />
        )}
      </section>
    )
  const { name, email, job_id: jobId, job_title: job, state, asked_at: at, is_hidden: isHidden } = data
  return (
    <section ref={place} aria-label={name} data-beside className="inbox-open">
      <header className="inbox-title">
        {back}
        <Initials name={name} className="size-10 text-12 font-strong" />
        <span className="min-w-40 flex-1">
          <h2 dir="auto" tabIndex={-1} className="line-clamp-2 text-20 outline-none wrap-anywhere" title={name}>
            {name}
          </h2>
          <span dir="auto" className="block text-13 text-ink-soft wrap-anywhere">
            {isHidden ? 'Hidden by the blind review' : email},{' '}
            <Link
              to={`/user/recruiterTracker?view=applications&jobId=${jobId}`}
              className="rounded-badge text-brand underline underline-offset-2"
            >
              {job}
            </Link>
          </span>
        </span>
        <Badge
          className="inbox-stage"
          tone={state === 'waiting' ? 'medium' : state === 'answered' ? 'good' : 'neutral'}
        >
          {stateText[state]}
        </Badge>
        <Acts
          question={data}
          onGone={() => {
            draft.forget()
            onBack()
          }}
        />
      </header>
      <div className="inbox-body mt-3 border-t border-line">
        <div className="inbox-thread">
          <section aria-label="Messages">
            <ThreadEntries
              messages={data.messages.map((message) => ({
                ...message,
                is_own: !message.is_from_visitor,
                is_from_applicant: message.is_from_visitor,
                is_new: false,
                files: [],
              }))}
              notes={[]}
              onSeen={() => undefined}
            />
            <AnswerForm id={id} to={name} draft={draft} />
          </section>
        </div>
        <aside aria-label="About the question" className="inbox-rail text-13">
          <h3 className="text-13 font-label">About the question</h3>
          <dl>
            <Fact icon={<Clock3 />} name="Asked">
              {shortMoment(at)}
            </Fact>
            <Fact icon={<Mail />} name="The answer goes to">
              {isHidden ? 'Hidden by the blind review' : email}
            </Fact>
            <Fact icon={<ShieldAlert />} name="Identity">
              {isHidden ? 'Hidden: the visitor may apply for this job' : 'Not verified: visitors have no account'}
            </Fact>
          </dl>
        </aside>
      </div>
    </section>
  )
}

/** Closes what needs no answer, opens it again, or deletes it after a question. */
function Acts({ question: { id, state }, onGone }: { question: VisitorQuestionAnswer; onGone: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const [close, closing] = useCloseVisitorQuestionMutation()
  const [remove, removing] = useDeleteVisitorQuestionMutation()
  const isClosed = state === 'closed'
  const failed = (error: unknown) =>
    notify('Nothing was changed', { tone: 'bad', text: messageOf(error) ?? 'Please try again.' })
  return (
    <span className="inbox-acts">
      <Button
        size="small"
        busy={closing.isLoading ? (isClosed ? 'Reopening...' : 'Closing...') : undefined}
        onClick={async () => {
          const { error } = await close({ id, is_closed: !isClosed })
          if (error) failed(error)
        }}
      >
        {isClosed ? 'Reopen' : 'Close question'}
      </Button>
      <Button size="small" variant="danger" onClick={() => setAsking(true)}>
        Delete...
      </Button>
      {isAsking && (
        <Dialog
          open
          onOpenChange={(open) => !open && setAsking(false)}
          title="Delete this question?"
          lead="The question and your team’s answers will be deleted for good."
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Cancel</Button>
              <Button
                variant="solid-danger"
                busy={removing.isLoading ? 'Deleting...' : undefined}
                onClick={async () => {
                  const { error } = await remove(id)
                  if (error) return failed(error)
                  notify('The question was deleted', { tone: 'good' })
                  onGone()
                }}
              >
                Delete the question
              </Button>
            </>
          }
        >
          {null}
        </Dialog>
      )}
    </span>
  )
}
