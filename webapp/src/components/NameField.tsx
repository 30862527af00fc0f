import { Field } from '@/components/Field'
import { TextInput } from '@/components/TextInput'

type Props = { hint?: string; longest: number; value: string; onChange: (name: string) => void }

/** The name under which something is saved. */
export function NameField({ hint, longest, value, onChange }: Props) {
  return (
    <Field label="Name" hint={hint}>
      <TextInput
        dir="auto"
        autoComplete="off"
        maxLength={longest}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
