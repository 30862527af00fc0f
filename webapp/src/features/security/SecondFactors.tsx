import { CircleCheck, LifeBuoy, Smartphone, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'

import { useRemoveAuthenticatorMutation, useRenewRecoveryCodesMutation } from '@/api/secondFactors'
import type { SecurityAnswer } from '@/api/security'
import { FEW_RECOVERY_CODES, RECOVERY_CODES } from '@/api/server.gen'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Question } from '@/components/Question'
import { SecurityRow } from '@/features/security/SecurityRow'
import { notify } from '@/lib/notify'
import { whenRead } from '@/rules/clock'
import { messageOf } from '@/rules/errors'

const AuthenticatorDialog = lazy(() =>
  import('@/features/security/AuthenticatorDialog').then((file) => ({ default: file.AuthenticatorDialog })),
)
const RecoveryCodesDialog = lazy(() =>
  import('@/features/security/RecoveryCodesDialog').then((file) => ({ default: file.RecoveryCodesDialog })),
)

const FAILED = 'That did not work. Please try again.'

/** What a log-in asks for after the password, what helps when that is lost, and further rows. */
export function SecondFactors({ security, children }: { security: SecurityAnswer; children: ReactNode }) {
  const [open, setOpen] = useState<'setup' | 'removal' | 'renewal' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [remove, removing] = useRemoveAuthenticatorMutation()
  const [renew, renewing] = useRenewRecoveryCodesMutation()
  const app = security.authenticator
  const left = security.recovery_codes_left
  const passkeys = security.passkeys.length

  const show = (made: readonly string[]) => {
    setCodes(made)
    setOpen(null)
  }

  async function turnOff() {
    const { data, error } = await remove()
    setOpen(null)
    notify(data?.message ?? messageOf(error) ?? FAILED, { tone: data ? 'good' : 'bad' })
  }

  async function makeNew() {
    const { data, error } = await renew()
    if (data) return show(data.recovery_codes)
    setOpen(null)
    notify(messageOf(error) ?? FAILED, { tone: 'bad' })
  }

  return (
    <Card aria-labelledby="second-step">
      <CardHead id="second-step" title="Second step and recovery" />
      <ul className="divide-y divide-line">
        <SecurityRow
          icon={<Smartphone aria-hidden strokeWidth={1.75} />}
          name="Authenticator app"
          badge={
            app && (
              <Badge tone="good" icon={<CircleCheck aria-hidden />}>
                On
              </Badge>
            )
          }
          text={
            app
              ? `Asked for when you log in with your password · Since ${whenRead(app.added_at)}`
              : 'A code from an app on your phone, asked for after your password'
          }
        >
          <Button size="row" onClick={() => setOpen('setup')}>
            {app ? 'Replace' : 'Set up'}
          </Button>
          {app && (
            <Button size="row" variant="danger" onClick={() => setOpen('removal')}>
              Turn off
            </Button>
          )}
        </SecurityRow>
        {(app || passkeys > 0) && (
          <SecurityRow
            icon={<LifeBuoy aria-hidden strokeWidth={1.75} />}
            name="Recovery codes"
            badge={
              <Badge
                tone={left === 0 ? 'weak' : left < FEW_RECOVERY_CODES ? 'medium' : 'neutral'}
                icon={left < FEW_RECOVERY_CODES && <TriangleAlert aria-hidden />}
              >
                {left} of {RECOVERY_CODES} left
              </Badge>
            }
            text="Each works once, when you have neither your passkey nor your app"
          >
            <Button size="row" onClick={() => setOpen('renewal')}>
              Get new codes
            </Button>
          </SecurityRow>
        )}
        {children}
      </ul>
      {open === 'removal' && (
        <Question
          danger
          title="Turn off the authenticator app?"
          text={
            passkeys > 0
              ? 'From then on a log-in with your password asks for a passkey or a recovery code.'
              : 'From then on your password alone is enough to log in. Your recovery codes stop working.'
          }
          label="Turn off"
          busy={removing.isLoading ? 'Turning off...' : undefined}
          onYes={() => void turnOff()}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'renewal' && (
        <Question
          title="Get new recovery codes?"
          text="The codes that you have now stop working."
          label="Get new codes"
          busy={renewing.isLoading ? 'Making codes...' : undefined}
          onYes={() => void makeNew()}
          onClose={() => setOpen(null)}
        />
      )}
      <Suspense fallback={null}>
        {open === 'setup' && <AuthenticatorDialog onDone={show} onClose={() => setOpen(null)} />}
        {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      </Suspense>
    </Card>
  )
}
