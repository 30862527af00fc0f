import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { Route, Routes, useLocation } from 'react-router'

import { PublicFrame } from '@/app/PublicFrame'
import { Spinner } from '@/components/Spinner'
import { openHelpDesk } from '@/lib/helpDesk'
import { useNewPlace } from '@/lib/useNewPlace'
import { whenIdle } from '@/lib/whenIdle'

const Landing = lazy(() => import('@/features/landing/Landing').then((file) => ({ default: file.Landing })))

/**
 * The first page stands by itself, without the store and without asking who is here. The house behind it follows when
 * nothing more urgent is left to do, or at once when somebody goes on.
 */
export function Entrance({ house: House }: { house: ComponentType }) {
  useNewPlace()
  const outside = useLocation().pathname === '/'
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
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
      {(idle || !outside) && (
        <Suspense fallback={outside ? null : loading}>
          <House />
        </Suspense>
      )}
    </>
  )
}
