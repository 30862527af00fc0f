import type { ReactNode } from 'react'

import { classes } from '@/lib/classes'

type Props = {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  className?: string
  /** Without a border, next to words that say what it is. */ bare?: boolean
}

/** On or off, effective immediately. */
export function Switch({ checked, onChange, children, className, bare = false }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
      className={classes(
        'inline-flex items-center gap-2.5 rounded-control text-left text-13 font-label text-ink transition-colors',
        bare ? 'px-1 py-2' : 'h-8.5 border border-line-strong bg-surface px-3 whitespace-nowrap hover:bg-sunken',
        className,
      )}
    >
      <span
        aria-hidden
        className={classes(
          'flex h-4.5 w-7.5 shrink-0 items-center rounded-full p-0.5 transition-colors',
          checked ? 'bg-brand' : 'bg-line-control',
        )}
      >
        <span
          className={classes('size-3.5 rounded-full bg-surface transition-transform', checked && 'translate-x-3')}
        />
      </span>
      {children}
    </button>
  )
}
