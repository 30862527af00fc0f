import { lazy, Suspense, useEffect, useState } from 'react'

import { useMySecurityQuery } from '@/api/security'
import { ErrorState } from '@/components/ErrorState'
import { FormNotice } from '@/components/FormNotice'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { Contact } from '@/features/security/Contact'
import { Devices } from '@/features/security/Devices'
import { OwnPassword } from '@/features/security/OwnPassword'
import { Passkeys } from '@/features/security/Passkeys'
import { Protection } from '@/features/security/Protection'
import { SecondFactors } from '@/features/security/SecondFactors'
import { SecurityLog } from '@/features/security/SecurityLog'
import '@/features/security/security.css'
import { useAppDispatch } from '@/lib/hooks'
import { factorOwed } from '@/lib/session/session'
import { useSession } from '@/lib/session/useSession'
import { messageOf } from '@/rules/errors'

const OwnCompanyLogin = lazy(() =>
  import('@/features/security/OwnCompanyLogin').then((file) => ({ default: file.OwnCompanyLogin })),
)

/** How somebody logs in, where they are logged in, and what has happened on their account. */
export function Security() {
  const { data, isLoading, error, refetch } = useMySecurityQuery(undefined, { refetchOnMountOrArgChange: true })
  const owesFactor = data?.must_have_factor === true && !data.authenticator && data.passkeys.length === 0
  const { role } = useSession()
  const dispatch = useAppDispatch()
  const [reason, setReason] = useState<'wish' | 'stranger' | null>(null)
  useEffect(() => {
    if (data) dispatch(factorOwed(owesFactor))
  }, [data, owesFactor, dispatch])
  if (isLoading) return <ScreenSkeleton />
  return (
    <>
      {data ? (
        <div className="space-y-4">
          {owesFactor && (
            <FormNotice>
              Your account needs a second step. Set up a passkey or an authenticator app to go on; nothing else is open
              until then.
            </FormNotice>
          )}
          <div className="security-columns">
            <Passkeys
              passkeys={data.passkeys}
              isLastFactor={!data.authenticator && data.passkeys.length === 1}
              device={data.devices.find((device) => device.is_current)?.name ?? ''}
            />
            <div className="space-y-4">
              <Protection security={data} />
              <Devices devices={data.devices} trusted={data.trusted_devices} onStrange={() => setReason('stranger')} />
            </div>
            <div className="space-y-4">
              <SecondFactors security={data}>
                <OwnPassword security={data} reason={reason} onReason={setReason} />
                <Contact security={data} />
              </SecondFactors>
              <Suspense fallback={null}>{role === 'recruiter' && <OwnCompanyLogin />}</Suspense>
            </div>
          </div>
          <SecurityLog lines={data.log} />
        </div>
      ) : (
        <ErrorState title="Your devices could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      )}
    </>
  )
}
