import { Clock, Lock } from 'lucide-react'
import { useCallback, useRef, useState, type FormEvent } from 'react'

import { useConfirmByPasskeyMutation } from '@/api/passkeys'
import { useConfirmSessionMutation, useMySecurityQuery } from '@/api/security'
import { PASSWORD_NEEDED } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { OrLine } from '@/components/OrLine'
import { PasswordInput } from '@/components/PasswordInput'
import { CompanyConfirmation } from '@/features/security/CompanyConfirmation'
import { PasskeyButton } from '@/features/security/PasskeyButton'
import { canUsePasskeys } from '@/lib/passkeys'
import { useSession } from '@/lib/session/useSession'
import { useCeremony } from '@/lib/useCeremony'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

const FAILED = 'That did not work. Please try again.'

type Props = { change: string; onSettled: (isConfirmed: boolean) => void }

/** Asks for a passkey, the company's log-in or the password before a change that matters; the change goes on by itself afterwards. */
export function ConfirmDialog({ change, onSettled }: Props) {
  const { lives } = useSession()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [confirm, { isLoading }] = useConfirmSessionMutation()
  const { data: security } = useMySecurityQuery()
  const [confirmByPasskey] = useConfirmByPasskeyMutation()
  const ceremony = useCeremony()
  const field = useRef<HTMLInputElement>(null)
  const hasPasskey = (security?.passkeys.length ?? 0) > 0 && canUsePasskeys()
  const company = security?.company_login
  const hasPassword = security?.has_password !== false
  const onCompany = useCallback(() => onSettled(true), [onSettled])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    if (password !== '') {
      const { data, error: failed } = await confirm({ password })
      if (data) return onSettled(true)
      setError(messageOf(failed) ?? FAILED)
    } else setError(PASSWORD_NEEDED)
    field.current?.focus()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLoading && onSettled(false)}
      sign={<Lock aria-hidden strokeWidth={1.75} />}
      title="Confirm it’s you"
      lead={`You are about to ${change}.`}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="-m-1 p-1">
        {hasPasskey && (
          <PasskeyButton
            label="Confirm with a passkey"
            ceremony={ceremony}
            finish={(answer) => confirmByPasskey(answer)}
            onDone={() => onSettled(true)}
            isFirst={Boolean(company) || hasPassword}
          />
        )}
        {company && (
          <>
            <CompanyConfirmation domain={company} isFirst={!hasPasskey} onDone={onCompany} />
            {hasPassword && <OrLine>or</OrLine>}
          </>
        )}
        {hasPassword && (
          <Field label="Your password" error={error ?? undefined}>
            <div className="flex gap-2">
              <PasswordInput
                ref={field}
                name="password"
                autoComplete="current-password"
                icon={<Lock />}
                className="flex-1"
                value={password}
                onChange={(event) => {
                  setPassword(event.target.value)
                  setError(null)
                }}
              />
              <Button
                type="submit"
                className="h-auto!"
                variant={hasPasskey || company ? 'secondary' : 'primary'}
                busy={isLoading ? 'Confirming...' : undefined}
              >
                Confirm
              </Button>
            </div>
          </Field>
        )}
        {!hasPassword && !company && !hasPasskey && (
          <FormNotice>
            You have no password here, and your company’s log-in is gone. Log out and choose a password with “Forgot
            Password” first.
          </FormNotice>
        )}
        <p className="mt-4 flex items-center gap-2 border-t border-line pt-3.5 text-12 text-ink-soft">
          <Clock aria-hidden className="size-4" strokeWidth={1.75} />
          We will not ask again for {counted(lives.confirmed_minutes, 'minute')}.
        </p>
      </form>
    </Dialog>
  )
}
