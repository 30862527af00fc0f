import '@/features/webhooks/webhooks.css'

import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import {
  useMyWebhooksQuery,
  useRemoveWebhookMutation,
  useRenewWebhookSecretMutation,
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
import { SignatureCard } from '@/features/webhooks/SignatureCard'
import { webhookColumns } from '@/features/webhooks/webhookColumns'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { useVisible } from '@/lib/useVisible'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'
import { addressText } from '@/rules/webhooks'

const WebhookForm = lazy(() =>
  import('@/features/webhooks/WebhookForm').then((file) => ({ default: file.WebhookForm })),
)
const ShownOnce = lazy(() => import('@/components/ShownOnce').then((file) => ({ default: file.ShownOnce })))

const labels = { remove: 'Remove', resume: 'Resume', renew: 'Replace the secret' }
const REMOVE_TEXT = 'Nothing more is sent there, and its deliveries are deleted. This cannot be undone.'
const renewText = (hours: number) =>
  `You get a new secret. Messages are also signed with the old one for another ${counted(hours, 'hour')}.`

const LOOKS_AGAIN_AFTER = 60_000
const FAILED = 'That did not work. Please try again.'

const resumeText = (waiting: number) =>
  waiting === 0
    ? 'No messages are waiting.'
    : `${counted(waiting, 'waiting message')} ${waiting === 1 ? 'is' : 'are'} sent now, oldest first.`

type Props = { isAdding: boolean; onAdd: (isAdding: boolean) => void }
type Outcome = { data?: { message: string }; error?: unknown }

/** Where a recruiter's own systems get messages, and what was sent to them. */
export function Webhooks({ isAdding, onAdd }: Props) {
  const { lives } = useSession()
  const isVisible = useVisible()
  const { data, isLoading, error, refetch } = useMyWebhooksQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isVisible ? LOOKS_AGAIN_AFTER : 0,
  })
  const [remove, removing] = useRemoveWebhookMutation()
  const [turn, turning] = useSwitchWebhookMutation()
  const [renew, renewing] = useRenewWebhookSecretMutation()
  const [test, testing] = useTestWebhookMutation()
  const [question, setQuestion] = useState<{ webhook: WebhookFields; deed: keyof typeof labels } | null>(null)
  const [made, setMade] = useState<WebhookMade | null>(null)
  const [chosen, choose] = useState<number | null>(null)

  const tell = ({ data: done, error: failed }: Outcome) => {
    setQuestion(null)
    notify(done?.message ?? messageOf(failed) ?? FAILED, { tone: done ? 'good' : 'bad' })
  }

  async function doIt({ webhook: { id }, deed }: NonNullable<typeof question>) {
    if (deed === 'remove') return tell(await remove(id))
    if (deed === 'resume') return tell(await turn({ id, is_active: true }))
    const { data: renewed, error: failed } = await renew(id)
    if (!renewed) return tell({ error: failed })
    setQuestion(null)
    setMade(renewed)
  }

  if (isLoading) return <ScreenSkeleton />
  if (!data)
    return (
      <ErrorState title="Your webhooks could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  const open = data.webhooks.find(({ id }) => id === chosen) ?? data.webhooks[0]
  const waiting = data.activity.find(({ webhook_id }) => webhook_id === question?.webhook.id)?.waiting ?? 0
  return (
    <>
      <div className={open && 'webhooks-top'}>
        <Card className="min-w-0">
          {data.webhooks.length > 0 ? (
            <Rows
              label="Webhooks"
              rows={data.webhooks}
              least={640}
              columns={webhookColumns({
                events: data.events,
                activity: data.activity,
                openId: open?.id,
                onShow: ({ id }) => choose(id),
                onSwitch: async (webhook) => {
                  if (webhook.paused_at) setQuestion({ webhook, deed: 'resume' })
                  else tell(await turn({ id: webhook.id, is_active: false }))
                },
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
        {open && (
          <SignatureCard
            key={open.id}
            webhook={open}
            isTesting={testing.isLoading}
            onTest={() => void test(open.id).then(tell)}
            onRenew={() => setQuestion({ webhook: open, deed: 'renew' })}
            onRemove={() => setQuestion({ webhook: open, deed: 'remove' })}
          />
        )}
      </div>
      {open && <Deliveries key={open.id} webhook={open} events={data.events} />}
      {question && (
        <Question
          danger={question.deed === 'remove'}
          title={
            question.deed === 'renew'
              ? `Replace the secret of ${addressText(question.webhook.url)}?`
              : `${labels[question.deed]} ${addressText(question.webhook.url)}?`
          }
          text={
            question.deed === 'resume'
              ? resumeText(waiting)
              : question.deed === 'renew'
                ? renewText(lives.key_overlap_hours)
                : REMOVE_TEXT
          }
          label={labels[question.deed]}
          busy={removing.isLoading || turning.isLoading || renewing.isLoading ? 'One moment...' : undefined}
          onYes={() => void doIt(question)}
          onClose={() => setQuestion(null)}
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
            lead="With it, your system checks that a message comes from us. You can show it again later."
            label={`Secret of ${addressText(made.webhook.url)}`}
            value={made.secret}
            onClose={() => setMade(null)}
          />
        )}
      </Suspense>
    </>
  )
}
