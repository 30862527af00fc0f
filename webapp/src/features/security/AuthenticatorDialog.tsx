import { QRCodeSVG } from 'qrcode.react'
import { useEffect, useRef, useState } from 'react'

import { useBeginAuthenticatorMutation, useSetUpAuthenticatorMutation } from '@/api/secondFactors'
import { CODE_LENGTH } from '@/api/server.gen'
import { CodeInput } from '@/components/CodeInput'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { Spinner } from '@/components/Spinner'
import { FormDialog } from '@/components/FormDialog'
import { messageOf } from '@/rules/errors'

const FAILED = 'That did not work. Please try again.'

type Props = { onDone: (recoveryCodes: readonly string[]) => void; onClose: () => void }

/** Shows the secret for an authenticator app, and asks for the first code that the app generates. */
export function AuthenticatorDialog({ onDone, onClose }: Props) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [begin, { data: begun, error: notBegun }] = useBeginAuthenticatorMutation()
  const [setUp, { isLoading }] = useSetUpAuthenticatorMutation()
  const field = useRef<HTMLInputElement>(null)
  const isBegun = useRef(false)

  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void begin()
  }, [begin])

  async function submit() {
    if (!begun) return
    const { data, error: failed } = await setUp({ setup: begun.setup, code })
    if (data) return onDone(data.recovery_codes)
    setError(messageOf(failed) ?? FAILED)
    setCode('')
    field.current?.focus()
  }

  return (
    <FormDialog
      title="Set up an authenticator app"
      lead="Scan the code with your app, then type the six digits that it shows."
      action="Turn on"
      busy="Checking..."
      isBusy={isLoading}
      isIncomplete={code.length < CODE_LENGTH}
      onSubmit={submit}
      onClose={onClose}
    >
      {begun ? (
        <>
          {/* Scanners need dark on light, in both themes. */}
          <QRCodeSVG
            value={begun.address}
            level="M"
            size={192}
            marginSize={4}
            aria-label="QR code for your authenticator app"
            className="mx-auto rounded-control"
          />
          <p className="mt-3 text-12 text-ink-soft">
            No camera? Type this key into the app:{' '}
            <code className="wrap-anywhere text-ink">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <Field label="Code" error={error ?? undefined} className="mt-4">
            <CodeInput
              ref={field}
              value={code}
              onChange={(typed) => {
                setCode(typed)
                setError(null)
              }}
            />
          </Field>
        </>
      ) : notBegun ? (
        <FormNotice>{messageOf(notBegun) ?? FAILED}</FormNotice>
      ) : (
        <Spinner label="Making a key..." />
      )}
    </FormDialog>
  )
}
