import { CircleAlert } from 'lucide-react'
import { createContext, use, useId, useMemo, type ReactNode } from 'react'

type Wiring = { id: string; describedBy: string | undefined; invalid: boolean }

const FieldWiring = createContext<Wiring | null>(null)

/** Attributes by which a Field names and describes its control. */
export function useField() {
  const wiring = use(FieldWiring)
  if (!wiring) return {}
  return {
    id: wiring.id,
    'aria-describedby': wiring.describedBy,
    'aria-invalid': wiring.invalid || undefined,
  }
}

type Props = {
  label: ReactNode
  /** Faint, at the right end of the label's line. */
  hint?: ReactNode
  error?: string
  children: ReactNode
  className?: string
}

export function Field({ label, hint, error, children, className }: Props) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const wiring = useMemo(() => ({ id, describedBy, invalid: Boolean(error) }), [id, describedBy, error])
  return (
    <div className={className}>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-13">
        <label htmlFor={id} className="font-label text-ink">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-12 text-ink-faint">
            {hint}
          </span>
        )}
      </div>
      <FieldWiring value={wiring}>{children}</FieldWiring>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** The sentence under a field that says what is wrong with it; read out as soon as it appears. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p id={id} className="mt-1.5 flex items-start gap-1.5 text-12 text-weak">
          <CircleAlert aria-hidden className="mt-px size-[13px] shrink-0" strokeWidth={2} />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
