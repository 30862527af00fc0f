import { useEffect, useId, useRef, type ReactNode } from 'react'

import { classes } from '@/lib/classes'

type Props<Value extends string> = {
  /** Names the choice for screen readers; not visible. */
  label: string
  options: { value: Value; label: ReactNode; icon?: ReactNode }[]
  value: Value | null
  onChange: (value: Value) => void
  disabled?: boolean
}

/** A choice of a few, side by side; arrow keys move it. */
export function Segments<Value extends string>({ label, options, value, onChange, disabled }: Props<Value>) {
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = row.current?.getBoundingClientRect()
    const chosen = row.current?.querySelector(':checked')?.closest('label')?.getBoundingClientRect()
    // Scrolls the row only, never the page.
    if (place && chosen)
      row.current!.scrollLeft += Math.max(chosen.right - place.right, 0) + Math.min(chosen.left - place.left, 0)
  }, [value])
  return (
    <div
      ref={row}
      role="radiogroup"
      aria-label={label}
      className="inline-flex max-w-full overflow-x-auto rounded-control border border-line-strong bg-sunken p-0.5"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classes(
            'relative inline-flex h-8 shrink-0 items-center gap-[7px] rounded-badge border border-transparent px-[10px] text-13 font-medium whitespace-nowrap text-ink-soft',
            'transition-colors hover:text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-faint',
            'has-checked:border-line-strong has-checked:bg-surface has-checked:font-label has-checked:text-ink',
            'has-focus-visible:outline-2 has-focus-visible:outline-brand [&_svg]:size-4 has-checked:[&_svg]:text-brand',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            disabled={disabled}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  )
}
