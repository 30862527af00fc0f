import { Check } from 'lucide-react'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'

import { FieldError } from '@/components/Field'
import { classes } from '@/lib/classes'

type Props = Omit<ComponentPropsWithRef<'input'>, 'type'> & { label: ReactNode; error?: string }

export function Checkbox({ label, error, className, ...rest }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label className="flex items-start gap-2 text-13 text-ink">
        <span className="relative mt-px grid size-[18px] shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-invalid={Boolean(error) || undefined}
            aria-describedby={error ? id : undefined}
            {...rest}
            className={classes(
              'peer size-[18px] cursor-pointer appearance-none rounded-[5px] border border-line-control bg-surface',
              'checked:border-brand checked:bg-brand aria-invalid:border-weak',
            )}
          />
          <Check
            aria-hidden
            className="pointer-events-none absolute size-3 text-on-brand opacity-0 peer-checked:opacity-100"
            strokeWidth={3}
          />
        </span>
        <span>{label}</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
