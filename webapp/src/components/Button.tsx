import { LoaderCircle } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link } from 'react-router'

import { classes } from '@/lib/classes'

const variants = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong disabled:bg-muted disabled:text-ink-faint',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken disabled:bg-muted disabled:text-ink-faint',
  quiet: 'text-ink-soft hover:bg-muted hover:text-ink disabled:text-ink-faint',
  danger: 'border border-line-strong bg-surface text-weak hover:bg-weak-soft disabled:bg-muted disabled:text-ink-faint',
  'solid-danger': 'bg-weak text-surface hover:opacity-90 disabled:bg-muted disabled:text-ink-faint',
}

const sizes = {
  row: 'h-6.5 px-2.5 rounded-small text-12',
  small: 'h-7.5 px-3 rounded-small text-13',
  medium: 'h-9 px-3.5 rounded-control text-13',
  large: 'h-11.5 px-5 rounded-control text-15',
}

type Look = {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  icon?: ReactNode
  children: ReactNode
}

const look = ({ variant = 'secondary', size = 'medium' }: Look, extra?: string) =>
  classes(
    'inline-grid shrink-0 place-items-center font-label whitespace-nowrap select-none transition-colors',
    'disabled:cursor-not-allowed',
    variants[variant],
    sizes[size],
    extra,
  )

const row =
  'col-start-1 row-start-1 inline-flex items-center justify-center gap-[7px] [&_svg]:size-4 [&_svg]:stroke-[1.75]'

type Props = Look &
  ComponentPropsWithRef<'button'> & {
    /** Text shown instead of the label while work is running; the button cannot be pressed then. */
    busy?: string
  }

export function Button({ variant, size, icon, busy, children, className, disabled, type = 'button', ...rest }: Props) {
  const running = busy !== undefined && busy !== ''
  return (
    <button
      type={type}
      disabled={disabled || running}
      aria-busy={running || undefined}
      className={look({ variant, size, children }, className)}
      {...rest}
    >
      {running && (
        <span className={row}>
          <LoaderCircle aria-hidden className="animate-spin" />
          {busy}
        </span>
      )}
      {/* The label keeps its space while busy, so that the width does not change. */}
      <span className={classes(row, running && 'invisible')} aria-hidden={running || undefined}>
        {icon}
        {children}
      </span>
    </button>
  )
}

type LinkProps = Look & ComponentPropsWithRef<typeof Link>

/** A link that looks like a button: it navigates and changes nothing. */
export function ButtonLink({ variant, size, icon, children, className, ...rest }: LinkProps) {
  return (
    <Link className={look({ variant, size, children }, className)} {...rest}>
      <span className={row}>
        {icon}
        {children}
      </span>
    </Link>
  )
}
