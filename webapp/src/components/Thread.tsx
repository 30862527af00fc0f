import { CalendarClock, LayoutTemplate, Lock, Mail, Send } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type ComponentType, type FormEvent, type ReactNode } from 'react'

import { LONGEST_THREAD_MESSAGE } from '@/api/server.gen'
import { useMarkReadMutation, useThreadQuery, useWriteMessageMutation } from '@/api/threads'
import { Button } from '@/components/Button'
import { MessageField } from '@/components/MessageField'
import { Segments } from '@/components/Segments'
import { ThreadEntries, type ThreadNote } from '@/components/ThreadEntries'
import { useKeptText } from '@/lib/kept/useKeptText'
import { notify } from '@/lib/notify'
import { selectGap } from '@/lib/selectGap'
import { gapsIn, putInto } from '@/rules/answerTemplates'
import { messageOf } from '@/rules/errors'

const AttachFiles = lazy(() => import('@/components/AttachFiles').then((file) => ({ default: file.AttachFiles })))
const SendLater = lazy(() => import('@/components/SendLater').then((file) => ({ default: file.SendLater })))

type Props = {
  applicationId: number
  /** The addressee. */
  to: string
  mayWrite: boolean
  /** What stands there when nobody has written and this person may not. */
  empty?: string
  /** What only those who decide have: notes between the messages, a way to write one, and templates. */
  team?: {
    notes: readonly ThreadNote[]
    noteForm: ReactNode
    Templates: ComponentType<{ applicationId: number; onText: (text: string) => void; onClose: () => void }>
  }
  /** Whether sending is what the screen is for. */
  isMain?: boolean
}

const POLL = 30_000

/** What both sides write about one application; each gets the other's words by email, too. */
export function Thread({ applicationId, to, mayWrite, empty, team, isMain = false }: Props) {
  const { data, error, isFetching, refetch } = useThreadQuery(applicationId, {
    pollingInterval: POLL,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  const { text, setText } = useKeptText('thread', String(applicationId))
  const [files, setFiles] = useState<readonly File[]>([])
  const [write, { isLoading }] = useWriteMessageMutation()
  const [markRead] = useMarkReadMutation()
  const [isNote, setNote] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [isLater, setLater] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  if (!mayWrite && !data?.messages.length && !team?.notes.length)
    return empty && data ? <p className="text-ink-soft">{empty}</p> : null
  const isEmpty = !text.trim() && files.length === 0
  const gaps = team ? gapsIn(text) : []
  const toGap = () => selectGap(field.current, gaps)
  const closeTemplates = () => {
    setChoosing(false)
    field.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || isLoading || toGap()) return
    const { data: stored, error: failed } = await write({ id: applicationId, text, files })
    // What was typed or chosen in the meantime is the next message.
    if (stored) {
      setText((now) => (now === text ? '' : now))
      setFiles((now) => now.filter((file) => !files.includes(file)))
    } else notify('The message was not sent', { tone: 'bad', text: messageOf(failed) ?? 'Please try again.' })
  }
  return (
    <section aria-label="Messages">
      <h3 className="mb-2 text-15">Messages</h3>
      {error && (
        <p className="mb-2 flex flex-wrap items-center gap-2 text-12 text-weak">
          The messages could not be loaded.
          <Button size="row" busy={isFetching ? 'Loading' : undefined} onClick={() => void refetch()}>
            Load the messages again
          </Button>
        </p>
      )}
      {data && (
        <ThreadEntries
          messages={data.messages}
          notes={team?.notes ?? []}
          onSeen={(messageId) => void markRead({ id: applicationId, messageId })}
        />
      )}
      {mayWrite && team && (
        <div className="mt-4">
          <Segments
            label="Email or note"
            options={[
              { value: 'email', label: 'Email', icon: <Mail aria-hidden /> },
              { value: 'note', label: 'Internal note', icon: <Lock aria-hidden /> },
            ]}
            value={isNote ? 'note' : 'email'}
            onChange={(kind) => setNote(kind === 'note')}
          />
        </div>
      )}
      {isNote && team?.noteForm}
      {mayWrite && !isNote && (
        <form onSubmit={(event) => void submit(event)} className="mt-3">
          {isChoosing && team && (
            <Suspense>
              <team.Templates
                applicationId={applicationId}
                onText={(words) => {
                  setText(putInto(text, words, field.current?.selectionStart ?? text.length))
                  closeTemplates()
                }}
                onClose={closeTemplates}
              />
            </Suspense>
          )}
          <MessageField
            ref={field}
            label={`Message to ${to}`}
            hint="Emailed to them, too"
            gaps={gaps}
            maxLength={LONGEST_THREAD_MESSAGE}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (!team || event.key !== '/' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              setChoosing(true)
            }}
          />
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <span className={isMain ? 'order-1 ml-auto flex gap-2' : 'order-1 flex gap-2'}>
              {data?.zone && (
                <Button
                  size="small"
                  icon={<CalendarClock aria-hidden />}
                  aria-expanded={isLater}
                  onClick={() => setLater(!isLater)}
                >
                  Send later
                </Button>
              )}
              <Button
                type="submit"
                size="small"
                variant={isMain ? 'primary' : undefined}
                icon={<Send aria-hidden />}
                disabled={isEmpty}
                busy={isLoading ? 'Sending...' : undefined}
              >
                Send message
              </Button>
            </span>
            {team && (
              <Button
                size="small"
                icon={<LayoutTemplate aria-hidden />}
                aria-expanded={isChoosing}
                aria-keyshortcuts="Control+/ Meta+/"
                title="Ctrl + /"
                onClick={() => setChoosing(!isChoosing)}
              >
                Template
              </Button>
            )}
            <Suspense>
              <AttachFiles files={files} onChange={setFiles} />
            </Suspense>
          </div>
        </form>
      )}
      {mayWrite && !isNote && data?.zone && (isLater || data.scheduled.length > 0) && (
        <Suspense>
          <SendLater
            applicationId={applicationId}
            scheduled={data.scheduled}
            zone={data.zone}
            text={text}
            hasFiles={files.length > 0}
            isHeld={toGap}
            isChoosing={isLater}
            onClose={() => setLater(false)}
            onScheduled={() => setText('')}
          />
        </Suspense>
      )}
    </section>
  )
}
