import { CODE_LENGTH } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { CodeForm, type CodeRefusal } from '@/components/CodeForm'
import { Dialog } from '@/components/Dialog'
import type { SentCode } from '@/features/registrations/useKeptForm'
import { useSession } from '@/lib/session/session'

type Props = {
  sent: SentCode | null
  doing: string | undefined
  onVerify: (code: string) => Promise<CodeRefusal | null>
  onResend: () => Promise<string | null>
  onClose: () => void
  onChangeEmail: () => void
}

/** Asks for the code that went to the mailbox; what is typed behind it stays. */
export function VerificationDialog({ sent, doing, onVerify, onResend, onClose, onChangeEmail }: Props) {
  const { codes } = useSession()
  return (
    <Dialog
      open={sent !== null}
      onOpenChange={(open) => {
        if (!open && doing === undefined) onClose()
      }}
      title="Email Verification"
      lead={
        sent && (
          <>
            We sent a {CODE_LENGTH}-digit code to{' '}
            <strong className="font-strong wrap-anywhere text-ink">{sent.email}</strong>. It works for {codes.minutes}{' '}
            minutes.
          </>
        )
      }
    >
      {sent && (
        <CodeForm
          sentAt={sent.at}
          onVerify={onVerify}
          onResend={onResend}
          verifyLabel="Verify and register"
          doing={doing}
          back={
            <Button onClick={onChangeEmail} disabled={doing !== undefined}>
              Change email
            </Button>
          }
        />
      )}
    </Dialog>
  )
}
