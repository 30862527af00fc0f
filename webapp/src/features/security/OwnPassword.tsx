import { Lock } from 'lucide-react'
import { lazy, Suspense } from 'react'

import type { SecurityAnswer } from '@/api/security'
import { Button } from '@/components/Button'
import { SecurityRow } from '@/features/security/SecurityRow'
import { whenRead } from '@/rules/clock'

const PasswordDialog = lazy(() =>
  import('@/features/security/PasswordDialog').then((file) => ({ default: file.PasswordDialog })),
)

type Props = {
  security: SecurityAnswer
  /** Why a new password is asked for, if it is. */
  reason: 'wish' | 'stranger' | null
  onReason: (why: Props['reason']) => void
}

/** The row of the password. */
export function OwnPassword({ security: { has_password, password_changed_at }, reason, onReason }: Props) {
  return (
    <>
      <SecurityRow
        icon={<Lock aria-hidden strokeWidth={1.75} />}
        name="Password"
        text={
          !has_password
            ? 'You have none, because you log in through your company'
            : password_changed_at
              ? `Changed ${whenRead(password_changed_at)}`
              : 'What you type to log in'
        }
      >
        <Button
          size="row"
          aria-label={has_password ? 'Change your password' : 'Choose a password'}
          onClick={() => onReason('wish')}
        >
          {has_password ? 'Change' : 'Choose'}
        </Button>
      </SecurityRow>
      <Suspense fallback={null}>
        {reason && (
          <PasswordDialog hasPassword={has_password} isUrgent={reason === 'stranger'} onClose={() => onReason(null)} />
        )}
      </Suspense>
    </>
  )
}
