import { Copy, KeyRound } from 'lucide-react'
import { useState } from 'react'

import { useShowWebhookSecretMutation, type WebhookFields } from '@/api/webhooks'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Segments } from '@/components/Segments'
import { classes } from '@/lib/classes'
import { copyText } from '@/lib/copyText'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { addressText } from '@/rules/webhooks'

const examples = {
  python: `from standardwebhooks import Webhook

message = Webhook(secret).verify(body, headers)`,
  node: `import { Webhook } from 'standardwebhooks'

const message = new Webhook(secret).verify(body, headers)`,
}

type Props = {
  webhook: WebhookFields
  isTesting: boolean
  onTest: () => void
  onRenew: () => void
  onRemove: () => void
}

/** How a receiver checks that a message comes from us, and what can be done with the chosen webhook. */
export function SignatureCard({ webhook, isTesting, onTest, onRenew, onRemove }: Props) {
  const [language, choose] = useState<keyof typeof examples>('python')
  const [secret, setSecret] = useState<string | null>(null)
  const [show, { isLoading }] = useShowWebhookSecretMutation()
  const address = addressText(webhook.url)

  async function toggle() {
    if (secret) return setSecret(null)
    const { data, error } = await show(webhook.id)
    if (data) setSecret(data.secret)
    else notify(messageOf(error) ?? 'That did not work. Please try again.', { tone: 'bad' })
  }

  return (
    <Card aria-label="Check the signature" className="min-w-0">
      <CardHead
        title="Check the signature"
        actions={
          <Segments
            label="Language"
            value={language}
            onChange={choose}
            options={[
              { value: 'python', label: 'Python' },
              { value: 'node', label: 'Node' },
            ]}
          />
        }
      />
      <div className="space-y-4 p-4">
        <pre className="rounded-control bg-sunken p-4 text-12 wrap-anywhere whitespace-pre-wrap">
          {examples[language]}
        </pre>
        <p className="text-12 text-ink-soft">It refuses a wrong signature and a message older than five minutes.</p>
        <div className="flex flex-wrap items-center gap-2">
          {!secret && <KeyRound aria-hidden className="size-4 text-ink-soft" />}
          <code className={classes('text-12 wrap-anywhere', secret ? 'w-full' : 'min-w-0 flex-1')}>
            {secret ?? `whsec_••••••••••••${webhook.secret_hint}`}
          </code>
          {secret && (
            <Button size="small" variant="quiet" icon={<Copy aria-hidden />} onClick={() => void copyText(secret)}>
              Copy
            </Button>
          )}
          <Button
            size="small"
            busy={isLoading ? 'One moment...' : undefined}
            aria-label={`${secret ? 'Hide' : 'Show'} the secret of ${address}`}
            onClick={() => void toggle()}
          >
            {secret ? 'Hide' : 'Show'}
          </Button>
          <Button
            size="small"
            aria-label={`Replace the secret of ${address}`}
            onClick={() => {
              setSecret(null)
              onRenew()
            }}
          >
            Replace
          </Button>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            disabled={Boolean(webhook.paused_at)}
            busy={isTesting ? 'Sending...' : undefined}
            aria-label={`Send a test to ${address}`}
            onClick={onTest}
          >
            Send test
          </Button>
          <Button size="small" variant="danger" aria-label={`Remove ${address}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
    </Card>
  )
}
