import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import type { ApiKeyMade } from '@/api/apiKeys'
import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { Chip } from '@/components/Chip'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { dateText } from '@/rules/apiKeys'

type Props = { made: ApiKeyMade; onClose: () => void }

/** A new key, shown this once. It stays open until somebody says that the key is stored. */
export function NewKey({ made, onClose }: Props) {
  const [isStored, setStored] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.select(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(made.token)
      setStored(true)
      notify('Copied to the clipboard.', { tone: 'good' })
    } catch {
      field.current?.select() // no clipboard for this page: the person copies the selected key
    }
  }

  const { expires_at: expires } = made.key
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && isStored && onClose()}
      title="Copy your key now"
      lead="This is the only time we show it. We keep only a fingerprint, so nobody can look it up later."
      actions={
        <Button variant="primary" disabled={!isStored} onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="space-y-4">
        <Field label={`Key ${made.key.name}`} hint={expires ? `Expires ${dateText(expires)}` : 'No expiry'}>
          <TextInput ref={field} readOnly value={made.token} spellCheck={false} />
        </Field>
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
          Copy
        </Button>
        <p className="flex flex-wrap gap-1.5">
          {made.key.scopes.map((scope) => (
            <Chip key={scope}>{scope}</Chip>
          ))}
        </p>
        <div>
          <p className="mb-1.5 text-13 font-label">Try it</p>
          <pre className="rounded-control bg-sunken p-4 text-12 wrap-anywhere whitespace-pre-wrap">
            {`curl ${window.location.origin}/api/v1/jobs \\\n  -H "Authorization: Bearer $HIRELOOM_KEY"`}
          </pre>
        </div>
        <Checkbox
          label="I have stored it in a safe place"
          checked={isStored}
          onChange={(event) => setStored(event.target.checked)}
        />
      </div>
    </Dialog>
  )
}
