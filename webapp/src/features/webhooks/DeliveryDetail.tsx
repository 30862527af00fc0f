import { CircleCheck, CircleX, Clock, Copy, RotateCw } from 'lucide-react'
import { useState } from 'react'

import type { WebhookDeliveryFields, WebhookFields } from '@/api/webhooks'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Tabs } from '@/components/Tabs'
import { DeliveryBadge } from '@/features/webhooks/DeliveryBadge'
import { copyText } from '@/lib/copyText'
import { whenRead } from '@/rules/clock'
import { addressText, attemptText, deliveryNote, duration, nextAttempt } from '@/rules/webhooks'

type Props = { webhook: WebhookFields; delivery: WebhookDeliveryFields; isSending: boolean; onRedeliver: () => void }

const code = 'rounded-control bg-sunken p-4 text-12 wrap-anywhere whitespace-pre-wrap'

/** One message: what was sent, what came back, and each try. */
export function DeliveryDetail({ webhook, delivery, isSending, onRedeliver }: Props) {
  const [part, setPart] = useState<'sent' | 'answer'>('sent')
  const payload = JSON.stringify(delivery.payload, null, 2)
  const { attempts, next_try_at: next } = delivery
  const isPaused = Boolean(webhook.paused_at)

  return (
    <Card aria-label="Message" className="min-w-0">
      <CardHead
        title={
          <span className="flex flex-wrap items-center gap-2">
            <code>{delivery.event}</code> <DeliveryBadge delivery={delivery} />
          </span>
        }
        lead={`To ${addressText(webhook.url)}. ${deliveryNote(delivery)}.`}
        actions={
          <>
            <Button icon={<Copy aria-hidden />} onClick={() => void copyText(payload)}>
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
      <div className="p-4">
        <Tabs
          label="Parts of the message"
          value={part}
          onChange={setPart}
          tabs={[
            {
              value: 'sent',
              label: 'Sent',
              content: (
                <div className="webhooks-sent">
                  <pre className={code}>{payload}</pre>
                  <dl className="text-12">
                    <dt className="text-ink-soft">webhook-id</dt>
                    <dd className="wrap-anywhere">
                      <code>{delivery.message_id}</code>
                    </dd>
                    <dt className="text-ink-soft">content-type</dt>
                    <dd>application/json</dd>
                    <dt className="text-ink-soft">Happened</dt>
                    <dd>{whenRead(delivery.created_at)}</dd>
                  </dl>
                </div>
              ),
            },
            {
              value: 'answer',
              label: 'Answer',
              content: delivery.tried_at ? (
                <>
                  {delivery.response_status !== null && (
                    <p className="mb-1.5 text-12 text-ink-soft">{`Status ${delivery.response_status}`}</p>
                  )}
                  <pre className={code}>{delivery.response || 'An empty response.'}</pre>
                </>
              ) : (
                <p className="text-13 text-ink-soft">None yet.</p>
              ),
            },
          ]}
        />
      </div>
      {(attempts.length > 0 || next) && (
        <ol aria-label="Attempts" className="text-13">
          {attempts.map((attempt, at) => {
            const isGood = attempt.status !== null && attempt.status >= 200 && attempt.status < 300
            return (
              <li key={attempt.at} className="webhooks-attempt">
                {isGood ? (
                  <CircleCheck aria-hidden className="text-good" />
                ) : (
                  <CircleX aria-hidden className="text-weak" />
                )}
                <span className="min-w-0 flex-1 text-ink-soft">
                  <b className="text-ink">{`Attempt ${at + 1}`}</b> {attemptText(attempt)}
                </span>
                <span className="text-12 text-ink-soft">{`${duration(attempt.seconds)}, ${whenRead(attempt.at)}`}</span>
              </li>
            )
          })}
          {next && (
            <li className="webhooks-attempt">
              <Clock aria-hidden className="text-medium" />
              <span className="min-w-0 flex-1 text-ink-soft">
                <b className="text-ink">{nextAttempt(delivery)}</b>{' '}
                {isPaused
                  ? 'waits until the webhook is resumed'
                  : attempts.length === 0
                    ? 'within seconds'
                    : whenRead(next)}
              </span>
              {!isPaused && attempts.length > 0 && (
                <button
                  type="button"
                  disabled={isSending}
                  onClick={onRedeliver}
                  className="text-13 text-brand underline"
                >
                  Try now
                </button>
              )}
            </li>
          )}
        </ol>
      )}
    </Card>
  )
}
