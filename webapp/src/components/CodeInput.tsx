import { useState, type Ref } from 'react'

import { CODE_LENGTH } from '@/api/server.gen'
import { useField } from '@/components/Field'
import { classes } from '@/lib/classes'

type Props = { value: string; onChange: (code: string) => void; ref?: Ref<HTMLInputElement>; disabled?: boolean }

/** A one-time code: one field that looks like a cell for each digit, so that pasting and filling in work. */
export function CodeInput({ value, onChange, ref, disabled = false }: Props) {
  const wiring = useField()
  const [caret, setCaret] = useState<number | null>(null)
  const invalid = wiring['aria-invalid'] === true
  // The browser fires no selection event when the digits are removed.
  const active = caret === null ? null : Math.min(caret, value.length, CODE_LENGTH - 1)
  return (
    <div className="relative">
      <div aria-hidden className="grid grid-cols-6 gap-2">
        {Array.from({ length: CODE_LENGTH }, (_, at) => (
          <span
            key={at}
            className={classes(
              'grid h-14 min-w-0 place-items-center rounded-control border bg-surface font-heading text-26 font-strong proportional-nums transition-[border-color,box-shadow]',
              disabled && 'bg-muted text-ink-faint',
              at === active
                ? invalid
                  ? 'border-weak ring-3 ring-weak-soft'
                  : 'border-brand ring-3 ring-brand-soft'
                : invalid
                  ? 'border-weak'
                  : 'border-line-control',
            )}
          >
            {value[at]}
          </span>
        ))}
      </div>
      <input
        {...wiring}
        ref={ref}
        data-first-focus
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        disabled={disabled}
        value={value}
        onChange={(event) => {
          const digits = event.target.value.replace(/[^0-9]/g, '').slice(0, CODE_LENGTH)
          onChange(digits)
          setCaret(Math.min(event.target.selectionStart ?? digits.length, digits.length))
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onFocus={(event) => setCaret(event.currentTarget.selectionStart)}
        onBlur={() => setCaret(null)}
        className="absolute inset-0 size-full cursor-text rounded-control bg-transparent text-26 text-transparent caret-transparent outline-none selection:bg-transparent"
      />
    </div>
  )
}
