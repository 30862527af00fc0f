import { useState } from 'react'

import { Checkbox } from '@/components/Checkbox'
import { Terms } from '@/components/Terms'

type Props = { checked: boolean; error: string | undefined; onChange: (accepted: boolean) => void; className?: string }

/** The checkbox for the terms, which open in a dialog; accepting them there ticks it, too. */
export function TermsCheckbox({ checked, error, onChange, className }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Checkbox
        name="accepted"
        className={className}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        error={error}
        label={
          <>
            I accept the{' '}
            <button
              type="button"
              onClick={() => setOpen(true)}
              className="border-b border-line-control text-left hover:border-ink"
            >
              terms and conditions
            </button>
          </>
        }
      />
      <Terms open={open} onOpenChange={setOpen} onAccept={() => onChange(true)} />
    </>
  )
}
