import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { Route, Routes, useLocation } from 'react-router'

import { PublicFrame } from '@/app/PublicFrame'
import { Spinner } from '@/components/Spinner'
import { openHelpDesk } from '@/lib/helpDesk'
import { useNewPlace } from '@/lib/useNewPlace'
import { whenIdle } from '@/lib/whenIdle'

const Landing = lazy(() => import('@/features/landing/Landing').then((file) => ({ default: file.Landing })))

/** Milliseconds that the first page has the browser to itself. */
const FIRST_VIEW = 800

/**
 * The first page works by itself, without the store and without a call for the session. The rest of the app follows when
 * the browser is idle, or immediately when somebody goes on.
 */
export function Entrance({ house: House }: { house: ComponentType }) {
  useNewPlace()
  const outside = useLocation().pathname === '/'
  const [rested, setRested] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = whenIdle(() => {
      timer = setTimeout(() => setRested(true), FIRST_VIEW)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  const loading = (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label="Loading..." />
    </div>
  )
  return (
    <>
      <Routes>
        <Route element={<PublicFrame />}>
          <Route path="/" element={<Landing onHelpDesk={openHelpDesk} />} />
        </Route>
        <Route path="*" element={null} />
      </Routes>
      {(rested || !outside) && (
        <Suspense fallback={outside ? null : loading}>
          <House />
        </Suspense>
      )}
    </>
  )
}
