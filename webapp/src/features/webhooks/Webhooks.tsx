import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import {
  useMyWebhooksQuery,
  useRemoveWebhookMutation,
  useSwitchWebhookMutation,
  useTestWebhookMutation,
  type WebhookFields,
  type WebhookMade,
} from '@/api/webhooks'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Question } from '@/components/Question'
import { Rows } from '@/components/Rows'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { Deliveries } from '@/features/webhooks/Deliveries'
import { webhookColumns } from '@/features/webhooks/webhookColumns'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { addressText } from '@/rules/webhooks'

const WebhookForm = lazy(() =>
  import('@/features/webhooks/WebhookForm').then((file) => ({ default: file.WebhookForm })),
)
const ShownOnce = lazy(() => import('@/components/ShownOnce').then((file) => ({ default: file.ShownOnce })))

const FAILED = 'That did not work. Please try again.'

type Props = { isAdding: boolean; onAdd: (isAdding: boolean) => void }
type Outcome = { data?: { message: string }; error?: unknown }

/** Where a recruiter's own systems get messages, and what was sent to them. */
export function Webhooks({ isAdding, onAdd }: Props) {
  const { data, isLoading, error, refetch } = useMyWebhooksQuery(undefined, { refetchOnMountOrArgChange: true })
  const [remove, removing] = useRemoveWebhookMutation()
  const [turn, turning] = useSwitchWebhookMutation()
  const [test] = useTestWebhookMutation()
  const [asked, setAsked] = useState<{ webhook: WebhookFields; deed: 'remove' | 'resume' } | null>(null)
  const [made, setMade] = useState<WebhookMade | null>(null)
  const [chosen, choose] = useState<number | null>(null)

  const tell = ({ data: done, error: failed }: Outcome) => {
    setAsked(null)
    notify(done?.message ?? messageOf(failed) ?? FAILED, { tone: done ? 'good' : 'bad' })
  }

  if (isLoading) return <ScreenSkeleton />
  if (!data)
    return (
      <ErrorState title="Your webhooks could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  const shown = data.webhooks.find(({ id }) => id === chosen) ?? data.webhooks[0]
  return (
    <>
      <Card>
        {data.webhooks.length > 0 ? (
          <Rows
            label="Webhooks"
            rows={data.webhooks}
            columns={webhookColumns({
              onShow: ({ id }) => choose(id),
              onTest: async ({ id }) => {
                choose(id)
                tell(await test(id))
              },
              onSwitch: async (webhook) => {
                if (webhook.paused_at) setAsked({ webhook, deed: 'resume' })
                else tell(await turn({ id: webhook.id, is_active: false }))
              },
              onRemove: (webhook) => setAsked({ webhook, deed: 'remove' }),
            })}
            keyOf={({ id }) => id}
          />
        ) : (
          <EmptyState
            title="No webhooks yet"
            text="Your own systems learn at once when somebody applies, when you decide, and when a job opens, changes or closes. Messages are signed and hold numbers and links, no names."
            action={
              <Button icon={<Plus aria-hidden />} onClick={() => onAdd(true)}>
                Add your first webhook
              </Button>
            }
          />
        )}
      </Card>
      {shown && <Deliveries key={shown.id} webhook={shown} />}
      {asked && (
        <Question
          danger={asked.deed === 'remove'}
          title={`${asked.deed === 'remove' ? 'Remove' : 'Resume'} ${addressText(asked.webhook.url)}?`}
          text={
            asked.deed === 'remove'
              ? 'Nothing more is sent there, and its deliveries are deleted. This cannot be undone.'
              : 'Messages that have waited since it was paused are sent now, oldest first.'
          }
          label={asked.deed === 'remove' ? 'Remove' : 'Resume'}
          busy={removing.isLoading || turning.isLoading ? 'One moment...' : undefined}
          onYes={() =>
            void (
              asked.deed === 'remove' ? remove(asked.webhook.id) : turn({ id: asked.webhook.id, is_active: true })
            ).then(tell)
          }
          onClose={() => setAsked(null)}
        />
      )}
      <Suspense fallback={null}>
        {isAdding && (
          <WebhookForm
            events={data.events}
            onMade={(webhook) => {
              onAdd(false)
              choose(webhook.webhook.id)
              setMade(webhook)
            }}
            onClose={() => onAdd(false)}
          />
        )}
        {made && (
          <ShownOnce
            title="Copy the secret now"
            lead="With it, your system checks that a message comes from us. This is the only time we show it."
            label={`Secret of ${addressText(made.webhook.url)}`}
            value={made.secret}
            onClose={() => setMade(null)}
          />
        )}
      </Suspense>
    </>
  )
}
