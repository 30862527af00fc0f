import { ButtonLink, Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import type { missingParts } from '@/rules/applicationForm'

type Props = { missing: ReturnType<typeof missingParts>; onClose: () => void }

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** Asks for the parts of the profile without which nobody could answer an application. */
export function CompleteProfile({ missing, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Complete Your Profile"
      lead={`To apply by email, your profile needs a name, a phone number and a resume. Still missing: ${listed(missing)}.`}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <ButtonLink to="/user/AboutUser" variant="primary">
            Complete your profile
          </ButtonLink>
        </>
      }
    />
  )
}
