import type { WebhookFields } from '@/api/webhooks'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Chip } from '@/components/Chip'
import type { Column } from '@/components/Rows'
import { Switch } from '@/components/Switch'
import { addressText, webhookNote } from '@/rules/webhooks'

type Deed = (webhook: WebhookFields) => void | Promise<void>
type Deeds = { onShow: Deed; onTest: Deed; onSwitch: Deed; onRenew: Deed; onRemove: Deed }

export const webhookColumns = ({ onShow, onTest, onSwitch, onRenew, onRemove }: Deeds): Column<WebhookFields>[] => [
  {
    name: 'Endpoint',
    width: 'w-[34%]',
    place: 'head',
    cell: (webhook) => {
      const note = webhookNote(webhook)
      return (
        <span className="block min-w-0">
          <button
            type="button"
            title={webhook.url}
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
    width: 'w-[34%]',
    long: true,
    cell: ({ events }) => (
      <span className="flex flex-wrap gap-1.5">
        {events.map((event) => (
          <Chip key={event}>{event}</Chip>
        ))}
      </span>
    ),
  },
  {
    name: 'Actions',
    width: 'w-[32%]',
    place: 'foot',
    cell: (webhook) => (
      <>
        <Switch bare checked={!webhook.paused_at} onChange={() => void onSwitch(webhook)}>
          <span className="sr-only">{`Send to ${addressText(webhook.url)}`}</span>
        </Switch>
        <Button
          size="row"
          disabled={Boolean(webhook.paused_at)}
          aria-label={`Send a test to ${addressText(webhook.url)}`}
          onClick={() => void onTest(webhook)}
        >
          Send test
        </Button>
        <Button
          size="row"
          aria-label={`Replace the secret of ${addressText(webhook.url)}`}
          onClick={() => void onRenew(webhook)}
        >
          New secret
        </Button>
        <Button
          size="row"
          variant="danger"
          aria-label={`Remove ${addressText(webhook.url)}`}
          onClick={() => void onRemove(webhook)}
        >
          Remove
        </Button>
      </>
    ),
  },
]
