import type { ComponentProps, ReactNode } from 'react'

import { Field } from '@/components/Field'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import { classes } from '@/lib/classes'

/** What each line of a form takes: the whole draft with its errors, and who hears of a change. */
export type FormPart<Draft> = {
  draft: Draft
  errors: { [Name in keyof Draft]?: string }
  onChange: (part: Partial<Draft>) => void
}

type TextName<Draft> = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft] & string
type LineProps<Draft, Name extends TextName<Draft>> = FormPart<Draft> & {
  name: Name
  label: ReactNode
  hint?: ReactNode
  className?: string
}
type InputProps = Omit<ComponentProps<typeof TextInput>, 'name' | 'value' | 'onChange' | 'className'>

/** A text of the draft, in one line. */
export function FormLine<Draft, Name extends TextName<Draft>>({
  draft,
  errors,
  onChange,
  name,
  label,
  hint,
  className,
  ...rest
}: LineProps<Draft, Name> & InputProps) {
  return (
    <Field label={label} hint={hint} error={errors[name]} className={classes('min-w-0', className)}>
      <TextInput
        name={name}
        value={draft[name] as string}
        onChange={(event) => onChange({ [name]: event.target.value } as Partial<Draft>)}
        {...rest}
      />
    </Field>
  )
}

type ChoiceProps = {
  options: readonly (string | { value: string; label: string })[]
  /** Label of the empty choice; without it there is no such choice. */
  empty?: string
  disabled?: boolean
}

/** A text of the draft, one of a few. A value that is no longer an option stays until another is chosen. */
export function FormChoice<Draft, Name extends TextName<Draft>>({
  draft,
  errors,
  onChange,
  name,
  label,
  hint,
  className,
  options,
  empty,
  disabled,
}: LineProps<Draft, Name> & ChoiceProps) {
  const value = draft[name] as string
  const choices = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
  const isOption = value === '' || choices.some((choice) => choice.value === value)
  return (
    <Field label={label} hint={hint} error={errors[name]} className={classes('min-w-0', className)}>
      <Select
        name={name}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange({ [name]: event.target.value } as Partial<Draft>)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {!isOption && <option>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
