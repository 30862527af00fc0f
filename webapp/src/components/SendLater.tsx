import { useState } from 'react'

import { useWriteMessageMutation } from '@/api/threads'
import type { ThreadAnswer } from '@/api/types'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { ScheduledMessage } from '@/components/ScheduledMessage'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

type Props = Pick<ThreadAnswer, 'scheduled' | 'zone'> & {
  applicationId: number
  text: string
  /** Files go at once, or not at all. */
  hasFiles: boolean
  /** Whether something in the text keeps it from being sent; leads there. */
  isHeld: () => boolean
  isChoosing: boolean
  onClose: () => void
  onScheduled: () => void
}

const DAY = 86_400_000

/** Tomorrow morning in the business's zone, in the format of the field. */
const morning = (zone: string) =>
  `${new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(Date.now() + DAY)}T08:30`

/** The scheduled messages, and the choice of a time for the one that was just written. */
export function SendLater(props: Props) {
  const { applicationId: id, scheduled, zone, text, hasFiles, isHeld, isChoosing, onClose, onScheduled } = props
  const [time, setTime] = useState(() => morning(zone))
  const [write, { isLoading }] = useWriteMessageMutation()
  const schedule = async () => {
    if (isHeld()) return
    const { data, error } = await write({ id, text, sendAt: time })
    if (!data) return notify('The message was not scheduled', { tone: 'bad', text: messageOf(error) ?? undefined })
    onClose()
    onScheduled()
  }
  return (
    <div className="mt-3 space-y-3">
      {scheduled.length > 0 && (
        <ul aria-label="Scheduled messages" className="space-y-2">
          {scheduled.map((message) => (
            <ScheduledMessage key={message.id} applicationId={id} message={message} zone={zone} />
          ))}
        </ul>
      )}
      {isChoosing && (
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
          <Button size="small" variant="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      )}
    </div>
  )
}
