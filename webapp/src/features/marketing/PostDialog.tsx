import { useState, type FormEvent } from 'react'

import { messageOf } from '@/rules/errors'
import { useTimeContentMutation } from '@/api/marketing'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { TextInput } from '@/components/TextInput'
import { platformOf, type Agent, type OpenPost } from '@/features/marketing/agent'
import { Room } from '@/features/marketing/marks'
import { PostPreview } from '@/features/marketing/PostPreview'
import { useNow } from '@/features/marketing/useNow'
import { notify } from '@/lib/notify'
import { ownZone } from '@/lib/ownZone'
import { at, dayOf, inSentence, nearMoment, offered, timeOf, timeProblem } from '@/rules/postCalendar'
import { momentOf } from '@/rules/posts'

type Props = { open: OpenPost; platforms: Agent['platforms']; onClose: () => void }

export function PostDialog({ open: { post, timing, day: chosen }, platforms, onClose }: Props) {
  const now = useNow()
  const [first] = useState(() => offered(post, now))
  const [day, setDay] = useState(chosen ?? dayOf(first))
  const [time, setTime] = useState(timeOf(first))
  const [isTried, setTried] = useState(false)
  const [change, { error, isLoading }] = useTimeContentMutation()
  const platform = platformOf(post, platforms)
  const isNew = post.status === 'generated'
  const problem = timeProblem(day, time, now)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (timeProblem(day, time, new Date())) return
    const moment = at(day, time).toISOString()
    const { data, error: refused } = await change({ post, at: moment })
    if (!data) return console.error('A post could not be scheduled.', refused)
    notify(isNew ? 'Post scheduled' : 'Post moved', {
      tone: 'good',
      text: `${platform.name}, ${nearMoment(moment, new Date())}`,
    })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title={timing ? (isNew ? 'Schedule post' : 'Change time') : `Preview: ${platform.name}`}
      lead={<Room post={post} platform={platform} />}
      wide
      actions={
        timing ? (
          <>
            <Button onClick={onClose} disabled={isLoading}>
              Cancel
            </Button>
            <Button
              type="submit"
              form="time"
              variant="primary"
              busy={isLoading ? (isNew ? 'Scheduling...' : 'Moving...') : undefined}
            >
              {isNew ? 'Schedule' : 'Move'}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      {timing && (
        <form id="time" noValidate onSubmit={(event) => void submit(event)} className="mb-5">
          <div className="grid grid-cols-2 gap-3">
            <Field label="Day">
              <TextInput
                type="date"
                data-first-focus
                min={dayOf(now)}
                value={day}
                onChange={(event) => setDay(event.target.value)}
              />
            </Field>
            <Field label="Time">
              <TextInput type="time" value={time} onChange={(event) => setTime(event.target.value)} />
            </Field>
          </div>
          <p className="mt-1.5 text-12 text-ink-soft">
            {`Your time (${ownZone()}). Optimal time: ${inSentence(nearMoment(post.optimal_time, now))}.`}
          </p>
          <FormNotice className="mt-3">
            {(isTried || Boolean(chosen)) && problem ? problem : error && !isLoading && refusal(error)}
          </FormNotice>
        </form>
      )}
      <PostPreview post={post} platform={platform} />
      {!timing && post.status !== 'published' && (
        <p className="mt-2 text-12 text-ink-soft">
          {post.status === 'scheduled'
            ? `Scheduled for ${inSentence(nearMoment(momentOf(post), now))}.`
            : 'Not scheduled: it stays here until somebody gives it a time.'}
        </p>
      )}
    </Dialog>
  )
}

const refusal = (error: unknown) => messageOf(error) ?? 'The server cannot be reached. Please try again.'
