import { classes } from '@/lib/classes'

type Props<Value extends string> = {
  label: string
  name: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of a few, each in its own cell. */
export function RadioCells<Value extends string>({ label, name, options, value, onChange }: Props<Value>) {
  return (
    <fieldset role="radiogroup" className="min-w-0">
      <legend className="mb-1.5 text-13 font-label text-ink">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              // Two side by side, where they have room.
              'flex h-9.5 max-w-full shrink-0 grow basis-32 cursor-pointer items-center gap-3 rounded-control border bg-surface px-3 text-15 whitespace-nowrap transition-[border-color,box-shadow]',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              option.value === value
                ? 'border-brand font-medium ring-3 ring-brand-soft'
                : 'border-line-control hover:border-ink-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={classes(
                'size-[17px] shrink-0 cursor-pointer appearance-none rounded-full border border-line-control bg-surface outline-none',
                'checked:border-[5px] checked:border-brand',
              )}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
