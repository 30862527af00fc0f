import { Copy, RotateCw } from 'lucide-react'

import type { WebhookDeliveryFields } from '@/api/webhooks'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { notify } from '@/lib/notify'
import { deliveryNote } from '@/rules/webhooks'

type Props = { delivery: WebhookDeliveryFields; isPaused: boolean; isSending: boolean; onRedeliver: () => void }

const code = 'rounded-control bg-sunken p-4 text-12 wrap-anywhere whitespace-pre-wrap'

/** One message: what was sent and what came back. */
export function DeliveryDetail({ delivery, isPaused, isSending, onRedeliver }: Props) {
  const payload = JSON.stringify(delivery.payload, null, 2)

  async function copy() {
    try {
      await navigator.clipboard.writeText(payload)
      notify('Copied to the clipboard.', { tone: 'good' })
    } catch {
      notify('Your browser does not allow copying. Please select the text.', { tone: 'bad' })
    }
  }

  return (
    <Card aria-label="Message" className="min-w-0">
      <CardHead
        title={delivery.event}
        lead={deliveryNote(delivery)}
        actions={
          <>
            <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
              Copy
            </Button>
            <Button
              icon={<RotateCw aria-hidden />}
              disabled={isPaused}
              busy={isSending ? 'Sending...' : undefined}
              onClick={onRedeliver}
            >
              Redeliver
            </Button>
          </>
        }
      />
      <div className="space-y-4 p-4">
        <div>
          <h3 className="mb-1.5 text-13 font-label">Sent</h3>
          <p className="mb-1.5 text-12 wrap-anywhere text-ink-soft">{`webhook-id: ${delivery.message_id}`}</p>
          <pre className={code}>{payload}</pre>
        </div>
        <div>
          <h3 className="mb-1.5 text-13 font-label">Answer</h3>
          {delivery.tried_at ? (
            <>
              {delivery.response_status !== null && (
                <p className="mb-1.5 text-12 text-ink-soft">{`Status ${delivery.response_status}`}</p>
              )}
              <pre className={code}>{delivery.response || 'An empty answer.'}</pre>
            </>
          ) : (
            <p className="text-13 text-ink-soft">None yet.</p>
          )}
        </div>
      </div>
    </Card>
  )
}
