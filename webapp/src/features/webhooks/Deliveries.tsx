import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { useRedeliverMutation, useWebhookDeliveriesQuery, type WebhookFields } from '@/api/webhooks'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Segments } from '@/components/Segments'
import { Select } from '@/components/Select'
import { DeliveryBadge } from '@/features/webhooks/DeliveryBadge'
import { DeliveryDetail } from '@/features/webhooks/DeliveryDetail'
import { classes } from '@/lib/classes'
import { notify } from '@/lib/notify'
import { useVisible } from '@/lib/useVisible'
import { whenRead } from '@/rules/clock'
import { messageOf } from '@/rules/errors'
import { counted, figure } from '@/rules/figures'
import { addressText, deliveryGist, subjectOf } from '@/rules/webhooks'

const LOOKS_AGAIN_AFTER = 5_000
const PAGE = 50
const QUIET = 10_000
const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** What to announce about messages that have come since the last look; at most once in ten seconds. */
function useNews(total: number | undefined, event: string) {
  const [news, setNews] = useState('')
  const last = useRef({ event, total: -1, at: 0 })
  useEffect(() => {
    if (total === undefined) return
    const { at, ...before } = last.current
    const more = before.total < 0 || before.event !== event ? 0 : total - before.total
    if (more > 0 && Date.now() - at < QUIET) return
    if (more > 0) setNews(counted(more, 'new message'))
    last.current = { event, total, at: more > 0 ? Date.now() : at }
  }, [total, event])
  return news
}

/** What was sent to a webhook: J and K walk through it, R sends one again. */
export function Deliveries({ webhook, events }: { webhook: WebhookFields; events: readonly string[] }) {
  const isVisible = useVisible()
  const [part, setPart] = useState<'all' | 'failed'>('all')
  const [event, setEvent] = useState('')
  const [pages, setPages] = useState<number[]>([])
  const query = {
    id: webhook.id,
    ...(event && { event }),
    ...(part === 'failed' && { failed: 1 as const }),
    ...(pages.length > 0 && { before: pages.at(-1)! }),
  }
  const { data, isLoading, error, refetch } = useWebhookDeliveriesQuery(query, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isVisible ? LOOKS_AGAIN_AFTER : 0,
  })
  const news = useNews(data?.total, event)
  const [redeliver, { isLoading: isSending }] = useRedeliverMutation()
  const [chosen, choose] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)

  const rows = data?.deliveries ?? []
  const open = rows.find(({ id }) => id === chosen) ?? rows[0]
  // New messages arrive above; the one that is shown stays.
  if (open && open.id !== chosen) choose(open.id)
  const total = (part === 'all' ? data?.total : data?.failed) ?? 0
  const from = pages.length * PAGE

  async function sendAgain() {
    if (!open || isSending || webhook.paused_at) return
    const { data: done, error: refused } = await redeliver({ webhook: webhook.id, delivery: open.id })
    notify(done?.message ?? messageOf(refused) ?? 'That did not work. Please try again.', {
      tone: done ? 'good' : 'bad',
    })
  }

  function press(pressed: KeyboardEvent) {
    if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || !open) return
    if (pressed.key === 'r') return void sendAgain()
    const next = rows[rows.indexOf(open) + (steps[pressed.key] ?? 0)]
    if (!next || next === open) return
    pressed.preventDefault()
    choose(next.id)
    list.current?.querySelector<HTMLElement>(`[data-delivery="${next.id}"]`)?.focus()
  }

  return (
    <div className="webhooks-messages">
      <Card aria-label="Deliveries" className="min-w-0">
        <CardHead
          title="Deliveries"
          lead={addressText(webhook.url)}
          actions={
            <>
              <Segments
                label="Which deliveries"
                value={part}
                onChange={(value) => {
                  setPart(value)
                  setPages([])
                }}
                options={[
                  { value: 'all', label: 'All' },
                  { value: 'failed', label: data?.failed ? `Failed ${figure(data.failed)}` : 'Failed' },
                ]}
              />
              <Select
                aria-label="Event"
                value={event}
                onChange={({ target }) => {
                  setEvent(target.value)
                  setPages([])
                }}
              >
                <option value="">All events</option>
                {[...events, 'test'].map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            </>
          }
        />
        <p role="status" className="sr-only">
          {news}
        </p>
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
            title={part === 'failed' ? 'Nothing failed' : event ? 'Nothing sent for this event' : 'Nothing sent yet'}
            text={part === 'all' && !event && 'Send a test to see whether your system answers.'}
          />
        ) : (
          <ul ref={list} aria-label="Messages" className="webhooks-list">
            {rows.map((delivery) => (
              <li key={delivery.id} className="border-b border-line last:border-b-0">
                <button
                  type="button"
                  data-delivery={delivery.id}
                  aria-current={delivery === open}
                  onKeyDown={press}
                  onClick={() => choose(delivery.id)}
                  className={classes(
                    'flex w-full flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2 text-left text-13 hover:bg-paper focus-visible:-outline-offset-2',
                    delivery === open && 'bg-brand-soft',
                  )}
                >
                  <DeliveryBadge delivery={delivery} />
                  <span className="webhooks-subject">
                    <code className="block truncate font-label">{delivery.event}</code>
                    <span className="block text-12 text-ink-soft">{subjectOf(delivery.payload)}</span>
                  </span>
                  <span className="ml-auto gap-4 text-right text-12 text-ink-soft tablet:flex">
                    <span
                      className={classes('block', delivery.status !== 'delivered' && delivery.tries > 0 && 'text-weak')}
                    >
                      {deliveryGist(delivery)}
                    </span>
                    <span className="block">{whenRead(delivery.created_at)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {rows.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-4 py-2.5">
            <p className="text-12 text-ink-soft">
              {`Showing ${figure(from + 1)} to ${figure(from + rows.length)} of ${counted(total, 'item')}, stored for 30 days`}
            </p>
            {(from > 0 || from + rows.length < total) && (
              <nav aria-label="Pages" className="flex gap-1">
                <Button size="small" variant="quiet" disabled={from === 0} onClick={() => setPages(pages.slice(0, -1))}>
                  Previous
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  disabled={from + rows.length >= total}
                  onClick={() => setPages([...pages, rows.at(-1)!.id])}
                >
                  Next
                </Button>
              </nav>
            )}
          </div>
        )}
      </Card>
      {open && (
        <DeliveryDetail
          key={open.id}
          delivery={open}
          webhook={webhook}
          isSending={isSending}
          onRedeliver={() => void sendAgain()}
        />
      )}
    </div>
  )
}
