import { useState } from 'react'

import { useAddWebhookMutation, type WebhookMade } from '@/api/webhooks'
import { Checkbox } from '@/components/Checkbox'
import { Field, FieldError } from '@/components/Field'
import { FormDialog } from '@/components/FormDialog'
import { FormNotice } from '@/components/FormNotice'
import { TextInput } from '@/components/TextInput'
import { codeOf, messageOf } from '@/rules/errors'
import { eventNotes } from '@/rules/webhooks'

type Event = WebhookMade['webhook']['events'][number]
type Props = { events: readonly Event[]; onMade: (made: WebhookMade) => void; onClose: () => void }

/** The address and the events of a new webhook. */
export function WebhookForm({ events, onMade, onClose }: Props) {
  const [url, setUrl] = useState('https://')
  const [chosen, setChosen] = useState<readonly Event[]>(events)
  const [add, { isLoading, error, reset }] = useAddWebhookMutation()

  async function submit() {
    const { data } = await add({ url, events: [...chosen] })
    if (data) onMade(data)
  }

  const code = codeOf(error)
  const isAboutAddress = code === 'webhook_address_invalid' || code === 'webhook_address_private'
  const problem = error ? (messageOf(error) ?? 'That did not work. Please try again.') : undefined
  return (
    <FormDialog
      title="Add a webhook"
      lead="We send a signed message there whenever one of these events happens."
      action="Add webhook"
      busy="Adding..."
      isBusy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="space-y-4">
        <Field label="Address" error={isAboutAddress ? problem : undefined}>
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
                  setChosen(target.checked ? [...chosen, event] : chosen.filter((name) => name !== event))
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
        {!isAboutAddress && code !== 'webhook_event_needed' && <FormNotice>{problem}</FormNotice>}
      </div>
    </FormDialog>
  )
}
