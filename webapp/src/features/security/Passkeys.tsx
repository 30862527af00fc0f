import { FingerprintPattern, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useRemovePasskeyMutation, type PasskeyShown } from '@/api/passkeys'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { Question } from '@/components/Question'
import { SecurityRow } from '@/features/security/SecurityRow'
import { notify } from '@/lib/notify'
import { canUsePasskeys } from '@/lib/passkeys'
import { whenRead } from '@/rules/clock'
import { messageOf } from '@/rules/errors'

const PasskeyDialog = lazy(() =>
  import('@/features/security/PasskeyDialog').then((file) => ({ default: file.PasskeyDialog })),
)
const PasskeyNameDialog = lazy(() =>
  import('@/features/security/PasskeyNameDialog').then((file) => ({ default: file.PasskeyNameDialog })),
)
const RecoveryCodesDialog = lazy(() =>
  import('@/features/security/RecoveryCodesDialog').then((file) => ({ default: file.RecoveryCodesDialog })),
)

const FAILED = 'That did not work. Please try again.'

type Props = { passkeys: readonly PasskeyShown[]; isLastFactor: boolean; device: string }

/** The passkeys of the account: each logs in by itself, and is a second step after the password. */
export function Passkeys({ passkeys, isLastFactor, device }: Props) {
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<PasskeyShown | null>(null)
  const [leaving, setLeaving] = useState<PasskeyShown | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const [remove, removing] = useRemovePasskeyMutation()

  async function takeOff({ id, name }: PasskeyShown) {
    const { data, error } = await remove({ passkey_id: id, name })
    setLeaving(null)
    notify(data?.message ?? messageOf(error) ?? FAILED, { tone: data ? 'good' : 'bad' })
  }

  return (
    <Card aria-labelledby="passkeys">
      <CardHead
        id="passkeys"
        title="Passkeys"
        lead={passkeys.length > 0 && passkeys.length}
        actions={
          canUsePasskeys() && (
            <Button size="small" variant="primary" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
              Add a passkey
            </Button>
          )
        }
      />
      {passkeys.length === 0 && (
        <EmptyState
          title="No passkey yet"
          text={
            canUsePasskeys()
              ? 'Log in with your fingerprint, your face or the PIN of your device. Nobody can steal or guess that.'
              : 'This browser has no passkeys at this address.'
          }
        />
      )}
      <ul className="divide-y divide-line">
        {passkeys.map((passkey) => (
          <SecurityRow
            key={passkey.id}
            icon={<FingerprintPattern aria-hidden strokeWidth={1.75} />}
            name={passkey.name}
            text={`Added ${whenRead(passkey.added_at)} · ${
              passkey.used_at ? `Used ${whenRead(passkey.used_at)}` : 'Not used yet'
            }`}
          >
            <Button size="row" aria-label={`Rename ${passkey.name}`} onClick={() => setRenamed(passkey)}>
              Rename
            </Button>
            <Button
              size="row"
              variant="danger"
              aria-label={`Remove ${passkey.name}`}
              onClick={() => setLeaving(passkey)}
            >
              Remove
            </Button>
          </SecurityRow>
        ))}
      </ul>
      {leaving && (
        <Question
          danger
          title={`Remove ${leaving.name}?`}
          text={
            isLastFactor
              ? 'From then on your password alone is enough to log in. Your recovery codes stop working.'
              : 'It no longer logs you in. Remove it on the device as well.'
          }
          label="Remove"
          busy={removing.isLoading ? 'Removing...' : undefined}
          onYes={() => void takeOff(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
      <Suspense fallback={null}>
        {isAdding && (
          <PasskeyDialog
            device={device}
            onDone={(made) => {
              setAdding(false)
              setCodes(made)
            }}
            onClose={() => setAdding(false)}
          />
        )}
        {renamed && <PasskeyNameDialog passkey={renamed} onClose={() => setRenamed(null)} />}
        {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
      </Suspense>
    </Card>
  )
}
