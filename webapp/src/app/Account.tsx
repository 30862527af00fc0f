import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'

import { useLogOut } from '@/app/useLogOut'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { Tabs } from '@/components/Tabs'
import { Security } from '@/features/security/Security'
import { notify } from '@/lib/notify'

const Notifications = lazy(() =>
  import('@/features/security/Notifications').then((file) => ({ default: file.Notifications })),
)
const PrivacyAndData = lazy(() =>
  import('@/features/privacy/PrivacyAndData').then((file) => ({ default: file.PrivacyAndData })),
)

const tabs = ['security', 'notifications', 'privacy'] as const

/** The account of the signed-in person: how it is protected, which emails they get, and what is stored about them. */
export function Account() {
  const [params, setParams] = useSearchParams()
  const logOut = useLogOut()
  const tab = tabs.find((name) => name === params.get('view')) ?? 'security'

  const leave = (receipt: string) => {
    void logOut()
    notify('Your account was deleted.', { tone: 'good', text: `Receipt ${receipt}. We have emailed it to you, too.` })
  }

  return (
    <>
      <PageHeader
        title="Account"
        lead={
          <>
            How you log in, where you are logged in, and what has happened. Programs that act for you have{' '}
            <Link to="/user/developers" className="text-brand underline">
              API keys
            </Link>
            .
          </>
        }
      />
      <Tabs
        label="Parts of your account"
        value={tab}
        onChange={(chosen) => setParams(chosen === 'security' ? {} : { view: chosen }, { replace: true })}
        tabs={[
          { value: 'security', label: 'Security', content: <Security /> },
          {
            value: 'notifications',
            label: 'Notifications',
            content: (
              <Suspense fallback={<ScreenSkeleton />}>
                <Notifications />
              </Suspense>
            ),
          },
          {
            value: 'privacy',
            label: 'Privacy and data',
            content: (
              <Suspense fallback={<ScreenSkeleton />}>
                <PrivacyAndData onDeleted={leave} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  )
}
