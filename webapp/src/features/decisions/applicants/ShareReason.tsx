import { Checkbox } from '@/components/Checkbox'

type Props = { isShared: boolean; onChange: (isShared: boolean) => void }

/** Whether the email of a rejection names its reason. */
export function ShareReason({ isShared, onChange }: Props) {
  return (
    <Checkbox
      label="Tell the applicant this reason in the email"
      checked={isShared}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
