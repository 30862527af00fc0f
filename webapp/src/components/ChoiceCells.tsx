import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { Spinner } from '@/components/Spinner'
import { classes } from '@/lib/classes'

type Option<Value extends string> = { value: Value; title: string; text: string; icon: ReactNode }

type Props<Value extends string> = {
  label: string
  options: Option<Value>[]
  chosen: Value | null
  busy: Value | null
  onChoose: (value: Value) => void
  /** The option that most people want. */
  primary?: Value
  columns: 3 | 4
}

const COLUMNS = { 3: 'desk:grid-cols-3', 4: 'tablet:grid-cols-2 wide:grid-cols-4' }

/** A few ways to continue, each a button with a text that says what it does. */
export function ChoiceCells<Value extends string>({
  label,
  options,
  chosen,
  busy,
  onChoose,
  primary,
  columns,
}: Props<Value>) {
  const id = useId()
  return (
    <div
      role="group"
      aria-label={label}
      className={classes(
        'grid grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line',
        COLUMNS[columns],
      )}
    >
      {options.map(({ value, title, text, icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          aria-labelledby={`${id}${value}`}
          aria-describedby={`${id}${value}-text`}
          onClick={() => onChoose(value)}
          className={classes(
            'relative flex flex-col items-start px-[20px] py-4 text-left transition-colors focus-visible:-outline-offset-2',
            chosen === value
              ? 'bg-brand-soft after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-brand'
              : primary === value && chosen === null
                ? 'bg-brand text-on-brand hover:bg-brand-strong [&_*]:text-on-brand!'
                : 'bg-surface hover:bg-paper',
          )}
        >
          <span className="flex w-full items-center gap-2">
            <span aria-hidden className="text-brand [&_svg]:size-[17px] [&_svg]:stroke-[1.75]">
              {icon}
            </span>
            <span id={`${id}${value}`} className="min-w-0 flex-1 font-heading text-15 font-strong">
              {title}
            </span>
            {busy === value ? (
              <Spinner />
            ) : (
              chosen === value && <Check aria-hidden className="size-4 text-brand" strokeWidth={2} />
            )}
          </span>
          <span id={`${id}${value}-text`} className="mt-1 text-12 text-ink-soft">
            {text}
          </span>
        </button>
      ))}
    </div>
  )
}
