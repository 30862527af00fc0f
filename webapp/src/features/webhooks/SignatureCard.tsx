import { useState } from 'react'

import type { WebhookFields } from '@/api/webhooks'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Segments } from '@/components/Segments'
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
  const address = addressText(webhook.url)
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
        <p className="text-12 text-ink-soft">
          It refuses a wrong signature and a message older than five minutes. The secret of{' '}
          <span className="wrap-anywhere">{address}</span> was shown only when it was made; New secret replaces it.
        </p>
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
          <Button size="small" aria-label={`Replace the secret of ${address}`} onClick={onRenew}>
            New secret
          </Button>
          <Button size="small" variant="danger" aria-label={`Remove ${address}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
    </Card>
  )
}
