import { lazy, Suspense } from 'react'

import { Hero } from '@/features/landing/Hero'
import { TopBar } from '@/features/landing/TopBar'
import { useIdle } from '@/features/landing/useIdle'
import { PRODUCT_NAME } from '@/lib/product'
import { useTitle } from '@/lib/useTitle'

const Below = lazy(() => import('@/features/landing/Below').then((file) => ({ default: file.Below })))

/** The first page: what the product does, and the way in. It needs no log-in and asks the server nothing. */
export function Landing({ onHelpDesk }: { onHelpDesk: () => void }) {
  useTitle(`Find Your Perfect Job with ${PRODUCT_NAME} AI`)
  const idle = useIdle()
  return (
    <>
      <TopBar />
      <Hero />
      {idle && (
        <Suspense>
          <Below onHelpDesk={onHelpDesk} />
        </Suspense>
      )}
    </>
  )
}
