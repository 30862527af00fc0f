import { Suspense } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'

import { ErrorBoundary } from '@/components/ErrorBoundary'
import { SkipLink } from '@/components/SkipLink'
import { Spinner } from '@/components/Spinner'

/** The frame of screens that need no log-in: almost nothing. */
export function PublicFrame() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const loading = (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label="Loading..." />
    </div>
  )
  return (
    <>
      <SkipLink />
      <main id="content" tabIndex={-1}>
        <ErrorBoundary key={pathname} onLeave={() => void navigate('/')}>
          <Suspense fallback={loading}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  )
}
