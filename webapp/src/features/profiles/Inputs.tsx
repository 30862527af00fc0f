import type { ComponentProps } from 'react'

import { Field } from '@/components/Field'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import type { PartProps, TextName } from '@/features/profiles/fields'

type Props = PartProps & { name: TextName; label: string; hint?: string }

/** One line of the profile. */
export function TextLine({
  draft,
  errors,
  onChange,
  name,
  label,
  hint,
  ...rest
}: Props & Pick<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'disabled'>) {
  return (
    <Field label={label} hint={hint} error={errors[name]}>
      <TextInput
        name={name}
        value={draft[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        {...rest}
      />
    </Field>
  )
}

type ChoiceProps = Props & {
  options: readonly (string | { value: string; label: string })[]
  /** Label of the empty choice; without it there is no such choice. */
  empty?: string
  disabled?: boolean
}

/** One of a few. */
export function ChoiceLine({ draft, errors, onChange, name, label, hint, options, empty, disabled }: ChoiceProps) {
  const listed = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
  const known = draft[name] === '' || listed.some(({ value }) => value === draft[name])
  return (
    <Field label={label} hint={hint} error={errors[name]}>
      <Select
        name={name}
        value={draft[name]}
        disabled={disabled}
        onChange={(event) => onChange({ [name]: event.target.value })}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {!known && <option>{draft[name]}</option>}
        {listed.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
