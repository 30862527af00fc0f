import { useRef, useState } from 'react'

import { useGiveUpMyOldEmailByPasskeyMutation, useGiveUpMyOldEmailMutation, type SecurityAnswer } from '@/api/security'
import { Field } from '@/components/Field'
import { FormDialog } from '@/components/FormDialog'
import { FormNotice } from '@/components/FormNotice'
import { TextInput } from '@/components/TextInput'
import { PasskeyButton } from '@/features/security/PasskeyButton'
import { notify } from '@/lib/notify'
import { canUsePasskeys } from '@/lib/passkeys'
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
  const ceremony = useCeremony()
  const field = useRef<HTMLInputElement>(null)
  const hasFactor = security.authenticator !== null || security.passkeys.length > 0

  function done(data: { message: string }) {
    notify(data.message, { tone: 'good' })
    onClose()
  }

  async function submit() {
    const { data, error: failed } = await giveUp({ code: hasFactor ? code.trim() : null })
    if (data) return done(data)
    setError(messageOf(failed) ?? FAILED)
    field.current?.focus()
  }

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
        <PasskeyButton
          label="Use a passkey"
          ceremony={ceremony}
          finish={(answer) => giveUpByPasskey(answer)}
          onDone={done}
          isFirst
        />
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
