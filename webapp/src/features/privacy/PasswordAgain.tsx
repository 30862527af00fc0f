import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { PasswordInput } from '@/components/PasswordInput'

type Props = { hasPassword: boolean; value: string; error: string | null; onChange: (password: string) => void }

/** The password, asked for again; people without one may be asked to confirm instead. */
export function PasswordAgain({ hasPassword, value, error, onChange }: Props) {
  if (hasPassword)
    return (
      <Field label="Your password" error={error ?? undefined}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    )
  return (
    <>
      <p className="text-13 text-ink-soft">
        You have no password here, as your company logs you in. We may ask you to confirm that it is you.
      </p>
      <FormNotice>{error}</FormNotice>
    </>
  )
}
