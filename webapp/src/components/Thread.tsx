import { Send } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'

import { LONGEST_THREAD_MESSAGE } from '@/api/server.gen'
import { useMarkReadMutation, useThreadQuery, useWriteMessageMutation } from '@/api/threads'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { Initials } from '@/components/Initials'
import { MessageFiles } from '@/components/MessageFiles'
import { TextArea } from '@/components/TextArea'
import { classes } from '@/lib/classes'
import { useKeptText } from '@/lib/kept/useKeptText'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { shortMoment } from '@/rules/tracker'

const AttachFiles = lazy(() => import('@/components/AttachFiles').then((file) => ({ default: file.AttachFiles })))
const SendLater = lazy(() => import('@/components/SendLater').then((file) => ({ default: file.SendLater })))

type Props = {
  applicationId: number
  /** The addressee. */
  to: string
  mayWrite: boolean
  /** What stands there when nobody has written and this person may not. */
  empty?: string
  className?: string
}

const POLL = 30_000

/** What both sides write about one application; each gets the other's words by email, too. */
export function Thread({ applicationId, to, mayWrite, empty, className }: Props) {
  const { data, error, isFetching, refetch } = useThreadQuery(applicationId, {
    pollingInterval: POLL,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  const { text, setText } = useKeptText('thread', String(applicationId))
  const [files, setFiles] = useState<readonly File[]>([])
  const [write, { isLoading }] = useWriteMessageMutation()
  const [markRead] = useMarkReadMutation()
  const newest = data?.messages.findLast((message) => message.is_new)?.id
  if (!mayWrite && !data?.messages.length) return empty && data ? <p className="text-ink-soft">{empty}</p> : null
  const isEmpty = !text.trim() && files.length === 0
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || isLoading) return
    const { data: stored, error: failed } = await write({ id: applicationId, text, files })
    // What was typed or chosen in the meantime is the next message.
    if (stored) {
      setText((now) => (now === text ? '' : now))
      setFiles((now) => now.filter((file) => !files.includes(file)))
    } else notify('The message was not sent', { tone: 'bad', text: messageOf(failed) ?? 'Please try again.' })
  }
  return (
    <section aria-label="Messages" className={className}>
      <h3 className="mb-2 text-15">Messages</h3>
      {error && (
        <p className="mb-2 flex flex-wrap items-center gap-2 text-12 text-weak">
          The messages could not be loaded.
          <Button size="row" busy={isFetching ? 'Loading' : undefined} onClick={() => void refetch()}>
            Load the messages again
          </Button>
        </p>
      )}
      <ol className="space-y-3">
        {data?.messages.map(
          ({ id, author, at, text: words, is_own: isOwn, is_by_email: isByEmail, is_new: isNew, ...rest }) => (
            <li key={id} className="flex items-start gap-2">
              <Initials name={author} className="mt-1 size-7 text-12" />
              <div
                className={classes(
                  'min-w-0 flex-1 rounded-control border px-3 py-2',
                  isOwn ? 'border-line' : 'border-brand bg-brand-soft',
                )}
              >
                <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="flex min-w-0 items-center gap-2">
                    <span dir="auto" className="font-label wrap-anywhere">
                      {author}
                    </span>
                    {isNew && (
                      <NewBadge
                        key={newest}
                        onSeen={() => id === newest && void markRead({ id: applicationId, messageId: id })}
                      />
                    )}
                  </span>
                  <time dateTime={at} className="text-12 text-ink-soft">
                    {`${shortMoment(at)}${isByEmail ? ', by email' : ''}`}
                  </time>
                </p>
                {words && (
                  <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
                    {words}
                  </p>
                )}
                <MessageFiles files={rest.files} left_out={rest.left_out} />
              </div>
            </li>
          ),
        )}
      </ol>
      {mayWrite && (
        <form onSubmit={(event) => void submit(event)} className="mt-3">
          <Field label={`Message to ${to}`} hint="Emailed to them, too">
            <TextArea
              rows={3}
              dir="auto"
              maxLength={LONGEST_THREAD_MESSAGE}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event)
              }}
            />
          </Field>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <Button
              type="submit"
              size="small"
              className="order-1"
              icon={<Send aria-hidden />}
              disabled={isEmpty}
              busy={isLoading ? 'Sending...' : undefined}
            >
              Send message
            </Button>
            <Suspense>
              <AttachFiles files={files} onChange={setFiles} />
            </Suspense>
          </div>
        </form>
      )}
      {mayWrite && data?.zone && (
        <Suspense>
          <SendLater
            applicationId={applicationId}
            scheduled={data.scheduled}
            zone={data.zone}
            text={text}
            hasFiles={files.length > 0}
            onScheduled={() => setText('')}
          />
        </Suspense>
      )}
    </section>
  )
}

/** Reports, once, that it has come into view. */
function NewBadge({ onSeen }: { onSeen: () => void }) {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      seen()
    })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <span ref={place}>
      <Badge tone="brand" className="bg-surface">
        New
      </Badge>
    </span>
  )
}
