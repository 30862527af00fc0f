import { Check, Circle } from 'lucide-react'

import { classes } from '@/lib/classes'
import { passwordParts } from '@/rules/identity'

/** What a password needs, ticked as it is met. */
export function PasswordParts({ password, className }: { password: string; className?: string }) {
  return (
    <ul aria-label="The password needs" className={classes('flex flex-wrap gap-x-3 gap-y-1 text-12', className)}>
      {passwordParts(password).map(({ label, met }) => (
        <li
          key={label}
          className={classes('flex items-center gap-1 whitespace-nowrap', met ? 'text-good' : 'text-ink-faint')}
        >
          {met ? (
            <Check aria-hidden className="size-[13px]" strokeWidth={2} />
          ) : (
            <Circle aria-hidden className="size-[13px] p-0.5" strokeWidth={2} />
          )}
          {label}
          <span className="sr-only">{met ? ': met' : ': missing'}</span>
        </li>
      ))}
    </ul>
  )
}
