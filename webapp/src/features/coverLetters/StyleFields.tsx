import { LETTER_EMPHASES, LETTER_LENGTHS, LETTER_TONES } from '@/api/server.gen'
import { Field } from '@/components/Field'
import { Select } from '@/components/Select'
import type { Customization } from '@/rules/letters'

type Props = { value: Customization; onChange: (value: Customization) => void }

const named = (value: string) => value[0]!.toUpperCase() + value.slice(1)

/** How the letter sounds, what it stresses and how long it is. */
export function StyleFields({ value, onChange }: Props) {
  const choice = <Name extends keyof Customization>(
    name: Name,
    label: string,
    options: readonly Customization[Name][],
  ) => (
    <Field label={label}>
      <Select
        value={value[name]}
        onChange={(event) => onChange({ ...value, [name]: event.target.value as Customization[Name] })}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {named(option)}
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <div className="grid grid-cols-1 gap-3 tablet:grid-cols-3">
      {choice('tone', 'Tone', LETTER_TONES)}
      {choice('emphasis', 'Emphasis', LETTER_EMPHASES)}
      {choice('length', 'Length', LETTER_LENGTHS)}
    </div>
  )
}
