import { useId, useState, type FormEvent } from 'react'

import { useAddWebhookMutation, type WebhookMade } from '@/api/webhooks'
import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { Dialog } from '@/components/Dialog'
import { Field, FieldError } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { TextInput } from '@/components/TextInput'
import { codeOf, messageOf } from '@/rules/errors'
import { eventNotes } from '@/rules/webhooks'

type Event = WebhookMade['webhook']['events'][number]
type Props = { events: readonly Event[]; onMade: (made: WebhookMade) => void; onClose: () => void }

/** The address and the events of a new webhook. */
export function WebhookForm({ events, onMade, onClose }: Props) {
  const id = useId()
  const [url, setUrl] = useState('https://')
  const [chosen, setChosen] = useState<readonly Event[]>(events)
  const [add, { isLoading, error, reset }] = useAddWebhookMutation()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    const { data } = await add({ url, events: [...chosen] })
    if (data) onMade(data)
  }

  const code = codeOf(error)
  const problem = error ? (messageOf(error) ?? 'That did not work. Please try again.') : undefined
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title="Add a webhook"
      lead="We send a signed message there whenever one of these events happens."
      actions={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isLoading ? 'Adding...' : undefined}>
            Add webhook
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="-m-1 space-y-4 p-1">
        <Field label="Address" error={code === 'webhook_address_invalid' ? problem : undefined}>
          <TextInput
            type="url"
            value={url}
            placeholder="https://hooks.example.com/hireloom"
            onChange={(event) => {
              setUrl(event.target.value)
              reset()
            }}
          />
        </Field>
        <fieldset>
          <legend className="mb-1.5 text-13 font-label">Events</legend>
          <div className="space-y-2.5">
            {events.map((event) => (
              <Checkbox
                key={event}
                checked={chosen.includes(event)}
                onChange={({ target }) => {
                  setChosen(target.checked ? [...chosen, event] : chosen.filter((one) => one !== event))
                  reset()
                }}
                label={
                  <>
                    {event} <span className="block text-12 text-ink-soft">{eventNotes[event]}</span>
                  </>
                }
              />
            ))}
          </div>
          <FieldError>{code === 'webhook_event_needed' ? problem : undefined}</FieldError>
        </fieldset>
        {code !== 'webhook_address_invalid' && code !== 'webhook_event_needed' && <FormNotice>{problem}</FormNotice>}
      </form>
    </Dialog>
  )
}
