import { Copy } from 'lucide-react'

import type { ApiKeyMade } from '@/api/apiKeys'
import { Button } from '@/components/Button'
import { Chip } from '@/components/Chip'
import { ShownOnce } from '@/components/ShownOnce'
import { copyText } from '@/lib/copyText'
import { dateText } from '@/rules/apiKeys'

type Props = { made: ApiKeyMade; onClose: () => void }

/** A new key with its scopes, and how to try it. */
export function NewKey({ made, onClose }: Props) {
  const { name, scopes, expires_at: expires } = made.key
  const call = `curl ${window.location.origin}/api/v1/jobs \\\n  -H "Authorization: Bearer $HIRELOOM_KEY"`
  return (
    <ShownOnce
      title="Copy your key now"
      lead="This is the only time we show it. We keep only a fingerprint, so nobody can look it up later."
      label={`Key ${name}`}
      hint={expires ? `Expires ${dateText(expires)}` : 'No expiry'}
      value={made.token}
      onClose={onClose}
    >
      <p className="flex flex-wrap gap-1.5">
        {scopes.map((scope) => (
          <Chip key={scope}>
            <code>{scope}</code>
          </Chip>
        ))}
      </p>
      <div>
        <div className="mb-1.5 flex items-center justify-between text-13 font-label">
          Try it
          <Button
            size="small"
            variant="quiet"
            icon={<Copy aria-hidden />}
            aria-label="Copy the call"
            onClick={() => void copyText(call)}
          >
            Copy
          </Button>
        </div>
        <pre className="rounded-control bg-sunken p-4 text-12 wrap-anywhere whitespace-pre-wrap">{call}</pre>
      </div>
    </ShownOnce>
  )
}
