import { CODE_LENGTH } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { CodeForm, type CodeRefusal } from '@/components/CodeForm'
import { Dialog } from '@/components/Dialog'
import type { SentCode } from '@/features/registrations/useKeptForm'
import { useSession } from '@/lib/session/useSession'

type Props = {
  code: SentCode | null
  doing: string | undefined
  onVerify: (code: string) => Promise<CodeRefusal | null>
  onResend: () => Promise<string | null>
  onClose: () => void
  onChangeEmail: () => void
}

/** Asks for the code that went to the mailbox; what was typed below it stays. */
export function VerificationDialog({ code, doing, onVerify, onResend, onClose, onChangeEmail }: Props) {
  const { codes } = useSession()
  return (
    <Dialog
      open={code !== null}
      onOpenChange={(open) => {
        if (!open && doing === undefined) onClose()
      }}
      title="Email Verification"
      lead={
        code && (
          <>
            We sent a {CODE_LENGTH}-digit code to{' '}
            <strong className="font-strong wrap-anywhere text-ink">{code.email}</strong>. It works for {codes.minutes}{' '}
            minutes.
          </>
        )
      }
    >
      {code && (
        <CodeForm
          sentAt={code.at}
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
