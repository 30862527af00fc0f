import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'

import { useField } from '@/components/Field'
import { fieldLook } from '@/components/TextInput'
import { classes } from '@/lib/classes'

/** One of a list; the browser's own, which every phone shows well. */
export function Select({ className, children, ...rest }: ComponentPropsWithRef<'select'>) {
  const wiring = useField()
  return (
    <span className={classes('relative block', className)}>
      <select
        {...wiring}
        {...rest}
        className={classes(fieldLook, 'h-9.5 cursor-pointer appearance-none pr-9 pl-3 enabled:bg-surface!')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint"
        strokeWidth={1.75}
      />
    </span>
  )
}
