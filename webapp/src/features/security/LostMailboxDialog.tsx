import { FingerprintPattern } from 'lucide-react'
import { useRef, useState } from 'react'

import { useBeginPasskeyConfirmationMutation } from '@/api/passkeys'
import { useGiveUpMyOldEmailByPasskeyMutation, useGiveUpMyOldEmailMutation, type SecurityAnswer } from '@/api/security'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { FormDialog } from '@/components/FormDialog'
import { FormNotice } from '@/components/FormNotice'
import { OrLine } from '@/components/OrLine'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { askForPasskey, canUsePasskeys } from '@/lib/passkeys'
import { useSession } from '@/lib/session/useSession'
import { useCeremony } from '@/lib/useCeremony'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

const FAILED = 'That did not work. Please try again.'

type Props = { security: SecurityAnswer; email: string; onClose: () => void }

/** For somebody who cannot read the old mailbox: the change does without it after a wait. Asks for the second step. */
export function LostMailboxDialog({ security, email, onClose }: Props) {
  const { user, lives } = useSession()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [giveUp, { isLoading }] = useGiveUpMyOldEmailMutation()
  const [giveUpByPasskey] = useGiveUpMyOldEmailByPasskeyMutation()
  const [begin] = useBeginPasskeyConfirmationMutation()
  const ceremony = useCeremony()
  const field = useRef<HTMLInputElement>(null)
  const hasFactor = security.authenticator !== null || security.passkeys.length > 0

  function done(data: { message: string } | undefined) {
    if (!data) return
    notify(data.message, { tone: 'good' })
    onClose()
  }

  async function submit() {
    const { data, error: failed } = await giveUp({ code: hasFactor ? code.trim() : null })
    if (!data) setError(messageOf(failed) ?? FAILED)
    field.current?.focus()
    done(data)
  }

  const askPasskey = async () =>
    done(
      await ceremony.run({
        begin: () => begin(),
        ask: askForPasskey,
        finish: (answer) => giveUpByPasskey(answer),
      }),
    )

  return (
    <FormDialog
      title="Change it without your old mailbox?"
      lead={`We will send one more email to ${user?.email}. If nobody refuses there within ${counted(lives.disown_hours, 'hour')}, your email changes to ${email}.`}
      action="Change without it"
      busy="Saving..."
      isBusy={isLoading || ceremony.isRunning}
      isIncomplete={hasFactor && code.trim() === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      {security.passkeys.length > 0 && canUsePasskeys() && (
        <>
          <Button
            variant="primary"
            size="large"
            icon={<FingerprintPattern aria-hidden />}
            busy={ceremony.isRunning ? 'Waiting for your passkey...' : undefined}
            className="w-full"
            onClick={() => void askPasskey()}
          >
            Use a passkey
          </Button>
          <FormNotice className="mt-3">{ceremony.failure}</FormNotice>
          <OrLine>or</OrLine>
        </>
      )}
      {hasFactor ? (
        <Field
          label={security.authenticator ? 'Code from your authenticator app, or a recovery code' : 'Recovery code'}
          error={error ?? undefined}
        >
          <TextInput
            ref={field}
            name="code"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => {
              setCode(event.target.value)
              setError(null)
            }}
          />
        </Field>
      ) : (
        <FormNotice>{error}</FormNotice>
      )}
    </FormDialog>
  )
}
