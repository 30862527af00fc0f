import { useCareerQuery } from '@/api/careers'
import { ButtonLink, Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import type { missingParts } from '@/rules/applicationForm'

/** `isNew`: there is no profile yet; its form will start with the name that the career says. */
type Props = { missing: ReturnType<typeof missingParts>; isNew: boolean; onClose: () => void }

const NEEDS = 'To apply by email, your profile needs a name, a phone number and a resume.'

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** Asks for the parts of the profile without which nobody could answer an application. */
export function CompleteProfile({ missing, isNew, onClose }: Props) {
  const { data, isLoading } = useCareerQuery(undefined, { skip: !isNew })
  const parts = data?.career.name ? missing.filter((part) => part !== 'name') : missing
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Complete Your Profile"
      lead={isLoading ? NEEDS : `${NEEDS} Still missing: ${listed(parts)}.`}
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
