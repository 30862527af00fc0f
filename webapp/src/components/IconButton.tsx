import type { ComponentPropsWithRef, ReactNode } from 'react'

import { classes } from '@/lib/classes'

const sizes = {
  small: 'size-[30px] rounded-small',
  medium: 'size-9 rounded-control',
  large: 'size-[44px] rounded-control',
}

type Props = ComponentPropsWithRef<'button'> & {
  'aria-label': string
  size?: keyof typeof sizes
  edge?: boolean
  children: ReactNode
}

/** A button with an icon only; its name is for people who cannot see the icon. */
export function IconButton({ size = 'small', edge = false, className, children, type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      className={classes(
        'inline-grid shrink-0 place-items-center text-ink-soft transition-colors hover:bg-muted hover:text-ink',
        'disabled:cursor-not-allowed disabled:text-ink-faint [&_svg]:size-[18px] [&_svg]:stroke-[1.75]',
        edge && 'border border-line-strong bg-surface',
        sizes[size],
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  )
}
