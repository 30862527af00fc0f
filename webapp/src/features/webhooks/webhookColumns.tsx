import type { WebhookActivityFields, WebhookFields } from '@/api/webhooks'
import { Badge } from '@/components/Badge'
import { Chip } from '@/components/Chip'
import type { Column } from '@/components/Rows'
import { Switch } from '@/components/Switch'
import { HourBars } from '@/features/webhooks/HourBars'
import { figure } from '@/rules/figures'
import { activityText, addressText, eventChips, webhookNote } from '@/rules/webhooks'

type Deed = (webhook: WebhookFields) => void | Promise<void>
type Props = {
  events: readonly string[]
  activity: readonly WebhookActivityFields[]
  /** The id of the one whose messages are shown. */
  openId: number | undefined
  onShow: Deed
  onSwitch: Deed
}

export const webhookColumns = ({ events, activity, openId, onShow, onSwitch }: Props): Column<WebhookFields>[] => [
  {
    name: 'Endpoint',
    width: '',
    place: 'head',
    cell: (webhook) => {
      const note = webhookNote(webhook)
      return (
        <span className="block min-w-0">
          <button
            type="button"
            title={webhook.url}
            aria-current={webhook.id === openId}
            onClick={() => void onShow(webhook)}
            className="block max-w-full truncate font-label hover:underline"
          >
            {addressText(webhook.url)}
          </button>
          <Badge tone={note.tone}>{note.text}</Badge>
        </span>
      )
    },
  },
  {
    name: 'Events',
    width: 'webhooks-events',
    long: true,
    cell: ({ events: chosen }) => (
      <span className="flex flex-wrap gap-1.5">
        {eventChips(chosen, events).map((event) => (
          <Chip key={event}>
            <code>{event}</code>
          </Chip>
        ))}
      </span>
    ),
  },
  {
    name: 'Last 24 hours',
    width: 'webhooks-hours',
    long: true,
    cell: (webhook) => {
      const { hours = [], waiting = 0 } = activity.find(({ webhook_id }) => webhook_id === webhook.id) ?? {}
      return (
        <>
          <HourBars hours={hours} />
          <span className="block text-12 text-ink-soft">
            {webhook.paused_at ? (
              <>
                {`${figure(waiting)} waiting · `}
                <button
                  type="button"
                  aria-label={`Resume ${addressText(webhook.url)}`}
                  onClick={() => void onSwitch(webhook)}
                  className="text-brand underline"
                >
                  Resume
                </button>
              </>
            ) : (
              activityText(hours)
            )}
          </span>
        </>
      )
    },
  },
  {
    name: 'Active',
    width: 'webhooks-active',
    place: 'foot',
    cell: (webhook) => (
      <Switch bare checked={!webhook.paused_at} onChange={() => void onSwitch(webhook)}>
        <span className="sr-only">{`Send to ${addressText(webhook.url)}`}</span>
      </Switch>
    ),
  },
]
