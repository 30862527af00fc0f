import { CalendarClock } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { LONGEST_THREAD_MESSAGE } from '@/api/server.gen'
import { useCancelScheduledMutation, useChangeScheduledMutation } from '@/api/threads'
import type { ThreadAnswer } from '@/api/types'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { TextArea } from '@/components/TextArea'
import { TextInput } from '@/components/TextInput'
import { useKeptFields } from '@/lib/kept/useKeptFields'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

type Props = {
  applicationId: number
  message: ThreadAnswer['scheduled'][number]
  zone: string
  /** Whom it is to and what it is about, where that is not clear. */
  children?: ReactNode
}

const momentIn = (at: string, zone: string) =>
  new Intl.DateTimeFormat(undefined, { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

/** The same in the format of the time field. */
const fieldTime = (at: string, zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(at))
    .replace(' ', 'T')

/** A message that waits for its time, to change or to cancel. */
export function ScheduledMessage({ applicationId: id, message, zone, children }: Props) {
  const { id: messageId, text: words, author, send_at: at, is_held: isHeld } = message
  const [isOpen, setOpen] = useState(false)
  const [cancel, { isLoading }] = useCancelScheduledMutation()
  const drop = async () => {
    const { error } = await cancel({ id, messageId })
    if (error) notify('The message was not canceled', { tone: 'bad', text: messageOf(error) ?? undefined })
  }
  return (
    <li className="rounded-control border border-dashed border-line px-3 py-2 text-13">
      {children}
      <p className="flex flex-wrap items-center gap-2 text-12 text-ink-soft">
        <CalendarClock aria-hidden className="size-3.5" strokeWidth={1.75} />
        <span className="min-w-[min(100%,14rem)] flex-1">
          {isHeld
            ? `Held back: it was not sent on ${momentIn(at, zone)}, because something came first.`
            : `${author}’s message, to be sent ${momentIn(at, zone)} (${zone})`}
        </span>
        {!isOpen && (
          <Button size="row" onClick={() => setOpen(true)}>
            Change
          </Button>
        )}
        <Button size="row" disabled={isLoading} onClick={() => void drop()}>
          {isHeld ? 'Discard' : 'Cancel'}
        </Button>
      </p>
      {isOpen ? (
        <Change id={id} message={message} zone={zone} onClose={() => setOpen(false)} />
      ) : (
        <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
          {words}
        </p>
      )}
    </li>
  )
}

type ChangeProps = Pick<Props, 'message' | 'zone'> & { id: number; onClose: () => void }

function Change({ id, message, zone, onClose }: ChangeProps) {
  const start = { text: message.text, time: fieldTime(message.send_at, zone) }
  const { fields, change: write, forget } = useKeptFields('scheduled', String(message.id), start)
  const { text, time } = fields
  const [change, { isLoading }] = useChangeScheduledMutation()
  const save = async () => {
    const { error } = await change({ id, messageId: message.id, text, send_at: time })
    if (error) return notify('The message was not changed', { tone: 'bad', text: messageOf(error) ?? undefined })
    forget()
    onClose()
  }
  return (
    <div className="mt-2 space-y-2">
      <Field label="Message">
        <TextArea
          rows={3}
          dir="auto"
          maxLength={LONGEST_THREAD_MESSAGE}
          value={text}
          onChange={({ target }) => write({ text: target.value })}
        />
      </Field>
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Send at" hint={zone}>
          <TextInput type="datetime-local" value={time} onChange={({ target }) => write({ time: target.value })} />
        </Field>
        <Button
          size="small"
          disabled={!text.trim() || !time}
          busy={isLoading ? 'Saving...' : undefined}
          onClick={() => void save()}
        >
          Save
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}
