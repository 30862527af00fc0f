import { lazy, Suspense, useEffect, useState } from 'react'

import { confirmationIsReady, type Confirmation } from '@/lib/confirmation'

const ConfirmDialog = lazy(() =>
  import('@/features/security/ConfirmDialog').then((file) => ({ default: file.ConfirmDialog })),
)

/** Asks the person to confirm who they are when a call needs it, one call after the other. */
export function Confirmations() {
  const [waiting, setWaiting] = useState<readonly Confirmation[]>([])
  useEffect(() => confirmationIsReady((confirmation) => setWaiting((before) => [...before, confirmation])), [])
  const [first] = waiting
  if (!first) return null
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        key={first.change}
        change={first.change}
        onSettled={(isConfirmed) => {
          // One confirmation is enough for all that wait.
          const settled = isConfirmed ? waiting : [first]
          settled.forEach(({ settle }) => settle(isConfirmed))
          setWaiting((now) => now.filter((confirmation) => !settled.includes(confirmation)))
        }}
      />
    </Suspense>
  )
}
