import type { ComponentPropsWithRef, ReactNode } from 'react'

import { useField } from '@/components/Field'
import { classes } from '@/lib/classes'

/** The border, background and focus that all text controls share. */
export const fieldLook = classes(
  'w-full rounded-control border border-line-control bg-surface text-15 text-ink transition-[border-color,box-shadow]',
  'focus:border-brand focus:outline-none focus:ring-3 focus:ring-brand-soft',
  'aria-invalid:border-weak aria-invalid:focus:ring-weak-soft',
  'read-only:bg-sunken disabled:cursor-not-allowed disabled:bg-muted disabled:text-ink-faint',
)

const heights = { field: 'h-9.5', toolbar: 'h-8.5', dense: 'h-7.5 text-13' }

type Props = ComponentPropsWithRef<'input'> & {
  icon?: ReactNode
  /** At the right end inside the field: a switch, a unit. */
  trailing?: ReactNode
  height?: keyof typeof heights
}

export function TextInput({ icon, trailing, height = 'field', className, ...rest }: Props) {
  const wiring = useField()
  return (
    <span className={classes('relative block', className)}>
      {icon && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-faint [&_svg]:size-4 [&_svg]:stroke-[1.75]"
        >
          {icon}
        </span>
      )}
      <input
        {...wiring}
        {...rest}
        className={classes(fieldLook, heights[height], icon ? 'pl-9' : 'pl-3', trailing ? 'pr-11' : 'pr-3')}
      />
      {trailing && <span className="absolute inset-y-0 right-1 grid place-items-center">{trailing}</span>}
    </span>
  )
}
