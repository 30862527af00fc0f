import { ChevronDown, type LucideIcon } from 'lucide-react'

import { toolLook } from '@/features/searches/toolLook'

type Props<Value extends string> = {
  label: string
  icon?: LucideIcon
  value: Value
  options: { value: Value; label: string }[]
  onChange: (value: Value) => void
}

const place = 'pointer-events-none absolute inset-y-0 my-auto size-4 text-ink-soft'

/** A choice that acts at once, next to the search. */
export function ToolSelect<Value extends string>({ label, icon: Icon, value, options, onChange }: Props<Value>) {
  return (
    <span className="relative inline-flex min-w-0">
      {Icon && <Icon aria-hidden className={`${place} left-3`} strokeWidth={1.75} />}
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className={`${toolLook} min-w-0 cursor-pointer appearance-none pr-9 ${Icon ? 'pl-9' : ''}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className={`${place} right-3`} strokeWidth={1.75} />
    </span>
  )
}
