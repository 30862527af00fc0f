import { useRef, useState, type KeyboardEvent } from 'react'

import { useRedeliverMutation, useWebhookDeliveriesQuery, type WebhookFields } from '@/api/webhooks'
import { Badge } from '@/components/Badge'
import { Card, CardHead } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Segments } from '@/components/Segments'
import { DeliveryDetail } from '@/features/webhooks/DeliveryDetail'
import { classes } from '@/lib/classes'
import { notify } from '@/lib/notify'
import { useVisible } from '@/lib/useVisible'
import { whenRead } from '@/rules/clock'
import { messageOf } from '@/rules/errors'
import { addressText, deliveryBadge, deliveryNote, subjectOf } from '@/rules/webhooks'

const LOOKS_AGAIN_AFTER = 5_000
const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** What was sent to a webhook lately: J and K walk through it, R sends one again. */
export function Deliveries({ webhook }: { webhook: WebhookFields }) {
  const isVisible = useVisible()
  const { data, isLoading, error, refetch } = useWebhookDeliveriesQuery(webhook.id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isVisible ? LOOKS_AGAIN_AFTER : 0,
  })
  const [redeliver, { isLoading: isSending }] = useRedeliverMutation()
  const [part, setPart] = useState<'all' | 'failed'>('all')
  const [chosen, choose] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)

  const all = data?.deliveries ?? []
  const failed = all.filter(({ status, tries }) => status === 'failed' || (status === 'waiting' && tries > 0))
  const rows = part === 'all' ? all : failed
  const shown = rows.find(({ id }) => id === chosen) ?? rows[0]

  async function sendAgain() {
    if (!shown || isSending || webhook.paused_at) return
    const { data: done, error: refused } = await redeliver({ webhook: webhook.id, delivery: shown.id })
    notify(done?.message ?? messageOf(refused) ?? 'That did not work. Please try again.', {
      tone: done ? 'good' : 'bad',
    })
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !shown) return
    if (event.key === 'r') return void sendAgain()
    const next = rows[rows.indexOf(shown) + (steps[event.key] ?? 0)]
    if (!next || next === shown) return
    event.preventDefault()
    choose(next.id)
    list.current?.querySelector<HTMLElement>(`[data-delivery="${next.id}"]`)?.focus()
  }

  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-4 desk:grid-cols-2">
      <Card aria-label="Deliveries" className="min-w-0">
        <CardHead
          title="Deliveries"
          lead={addressText(webhook.url)}
          actions={
            <Segments
              label="Which deliveries"
              value={part}
              onChange={setPart}
              options={[
                { value: 'all', label: 'All' },
                { value: 'failed', label: failed.length > 0 ? `Failed ${failed.length}` : 'Failed' },
              ]}
            />
          }
        />
        {isLoading ? (
          <p role="status" className="px-5 py-4 text-13 text-ink-soft">
            Loading...
          </p>
        ) : !data ? (
          <ErrorState
            title="The deliveries could not be loaded"
            text={messageOf(error)}
            onRetry={() => void refetch()}
          />
        ) : rows.length === 0 ? (
          <EmptyState
            title={part === 'all' ? 'Nothing sent yet' : 'Nothing failed'}
            text={part === 'all' && 'Send a test to see whether your system answers.'}
          />
        ) : (
          <ul ref={list} aria-label="Messages">
            {rows.map((delivery) => {
              const badge = deliveryBadge(delivery)
              return (
                <li key={delivery.id} className="border-b border-line last:border-b-0">
                  <button
                    type="button"
                    data-delivery={delivery.id}
                    aria-current={delivery === shown}
                    onKeyDown={press}
                    onClick={() => choose(delivery.id)}
                    className={classes(
                      'flex w-full flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2 text-left text-13 hover:bg-paper focus-visible:-outline-offset-2',
                      delivery === shown && 'bg-brand-soft',
                    )}
                  >
                    <Badge tone={badge.tone}>{badge.text}</Badge>
                    <span className="min-w-0 flex-1">
                      <span className="block truncate font-label">{delivery.event}</span>
                      <span className="block text-12 text-ink-soft">{subjectOf(delivery.payload)}</span>
                    </span>
                    <span className="text-right text-12 text-ink-soft">
                      <span className="block">{whenRead(delivery.created_at)}</span>
                      <span className="block">{deliveryNote(delivery)}</span>
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </Card>
      {shown && (
        <DeliveryDetail
          delivery={shown}
          isPaused={Boolean(webhook.paused_at)}
          isSending={isSending}
          onRedeliver={() => void sendAgain()}
        />
      )}
    </div>
  )
}
