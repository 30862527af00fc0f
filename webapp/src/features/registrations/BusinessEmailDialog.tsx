import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'

type Props = { email: string | null; onSwitch: () => void; onContinue: () => void; onClose: () => void }

/** Asks a job seeker with an organization's address whether they are a recruiter. */
export function BusinessEmailDialog({ email, onSwitch, onContinue, onClose }: Props) {
  return (
    <Dialog
      open={email !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Business Email Detected"
      lead={
        <>
          <strong className="font-strong wrap-anywhere text-ink">{email}</strong> looks like the address of an
          organization. If you hire for it, register as a recruiter; if you are looking for work yourself, continue as
          you are.
        </>
      }
      actions={
        <>
          <Button onClick={onContinue}>Continue as Job Seeker</Button>
          <Button variant="primary" onClick={onSwitch}>
            Switch to Recruiter
          </Button>
        </>
      }
    />
  )
}
