import { CalendarClock } from 'lucide-react'
import { useState } from 'react'

import { useCancelScheduledMutation, useWriteMessageMutation } from '@/api/threads'
import type { ThreadAnswer } from '@/api/types'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

type Props = Pick<ThreadAnswer, 'scheduled' | 'zone'> & {
  applicationId: number
  text: string
  /** Files go at once, or not at all. */
  hasFiles: boolean
  onScheduled: () => void
}

const DAY = 86_400_000

/** Tomorrow morning in the business's zone, as the field wants it. */
const morning = (zone: string) =>
  `${new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(Date.now() + DAY)}T08:30`

const momentIn = (at: string, zone: string) =>
  new Intl.DateTimeFormat(undefined, { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

/** What waits to be sent, and the choice of a time for what one has just written. */
export function SendLater({ applicationId: id, scheduled, zone, text, hasFiles, onScheduled }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [time, setTime] = useState(() => morning(zone))
  const [write, { isLoading }] = useWriteMessageMutation()
  const [cancel, { isLoading: isCancelling }] = useCancelScheduledMutation()
  const schedule = async () => {
    const { data, error } = await write({ id, text, sendAt: time })
    if (!data) return notify('The message was not scheduled', { tone: 'bad', text: messageOf(error) ?? undefined })
    setOpen(false)
    onScheduled()
  }
  const drop = async (messageId: number) => {
    const { error } = await cancel({ id, messageId })
    if (error) notify('The message was not cancelled', { tone: 'bad', text: messageOf(error) ?? undefined })
  }
  return (
    <div className="mt-3 space-y-3">
      {scheduled.length > 0 && (
        <ul aria-label="Scheduled messages" className="space-y-2">
          {scheduled.map(({ id: messageId, text: words, author, send_at: at, is_held: isHeld }) => (
            <li key={messageId} className="rounded-control border border-dashed border-line px-3 py-2">
              <p className="flex flex-wrap items-center gap-2 text-12 text-ink-soft">
                <CalendarClock aria-hidden className="size-3.5" strokeWidth={1.75} />
                <span className="min-w-0 flex-1">
                  {isHeld
                    ? `Held back: it was not sent on ${momentIn(at, zone)}, because something came first.`
                    : `${author}’s message, to be sent ${momentIn(at, zone)} (${zone})`}
                </span>
                <Button size="row" disabled={isCancelling} onClick={() => void drop(messageId)}>
                  {isHeld ? 'Discard' : 'Cancel'}
                </Button>
              </p>
              <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
                {words}
              </p>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <div className="flex flex-wrap items-end gap-2">
          <Field label="Send at" hint={hasFiles ? 'Messages with files are sent at once' : zone}>
            <TextInput type="datetime-local" value={time} onChange={({ target }) => setTime(target.value)} />
          </Field>
          <Button
            size="small"
            disabled={!text.trim() || !time || hasFiles}
            busy={isLoading ? 'Scheduling...' : undefined}
            onClick={() => void schedule()}
          >
            Schedule
          </Button>
          <Button size="small" variant="quiet" onClick={() => setOpen(false)}>
            Close
          </Button>
        </div>
      ) : (
        <Button size="small" variant="quiet" icon={<CalendarClock aria-hidden />} onClick={() => setOpen(true)}>
          Send later
        </Button>
      )}
    </div>
  )
}
