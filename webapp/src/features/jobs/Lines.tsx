import type { ComponentProps, ReactNode } from 'react'

import { Field } from '@/components/Field'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import type { PartProps } from '@/features/jobs/fields'
import type { JobDraft } from '@/rules/jobForm'

type TextName = { [Name in keyof JobDraft]: JobDraft[Name] extends string ? Name : never }[keyof JobDraft]
type Props = PartProps & { name: TextName; label: string; hint?: ReactNode }

/** One line of the job. */
export function JobLine({
  draft,
  errors,
  onChange,
  name,
  label,
  hint,
  ...rest
}: Props & Omit<ComponentProps<typeof TextInput>, keyof Props | 'value'>) {
  return (
    <Field label={label} hint={hint} error={errors[name]} className="min-w-0">
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
  options: readonly { value: string; label: string }[]
  /** Label of the empty choice; without it there is no such choice. */
  empty?: string
  disabled?: boolean
}

export function JobChoice({ draft, errors, onChange, name, label, hint, options, empty, disabled }: ChoiceProps) {
  return (
    <Field label={label} hint={hint} error={errors[name]} className="min-w-0">
      <Select
        name={name}
        value={draft[name]}
        disabled={disabled}
        onChange={(event) => onChange({ [name]: event.target.value })}
      >
        {empty && <option value="">{empty}</option>}
        {options.map(({ value, label: shown }) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </Select>
    </Field>
  )
}
