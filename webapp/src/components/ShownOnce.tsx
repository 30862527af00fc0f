import { Copy } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'

type Props = {
  title: string
  lead: string
  label: string
  hint?: string
  /** The key or secret. */
  value: string
  children?: ReactNode
  onClose: () => void
}

/** A key or secret, shown this once. It stays open until the person says that it is stored. */
export function ShownOnce({ title, lead, label, hint, value, children, onClose }: Props) {
  const [isStored, setStored] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.select(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setStored(true)
      notify('Copied to the clipboard.', { tone: 'good' })
    } catch {
      field.current?.select() // no clipboard for this page: the person copies the selected text
    }
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && isStored && onClose()}
      title={title}
      lead={lead}
      note={
        <Checkbox
          label="I have stored it in a safe place"
          checked={isStored}
          onChange={(event) => setStored(event.target.checked)}
        />
      }
      actions={
        <Button variant="primary" disabled={!isStored} onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="space-y-4">
        <div className="flex flex-wrap items-end gap-2">
          <Field label={label} hint={hint} className="min-w-0 flex-1 basis-64">
            <TextInput
              ref={field}
              readOnly
              data-shown-once
              value={value}
              spellCheck={false}
              className="font-mono [&>input]:text-13"
            />
          </Field>
          <Button variant="primary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
            Copy
          </Button>
        </div>
        {children}
      </div>
    </Dialog>
  )
}
