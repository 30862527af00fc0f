import { RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'

import { Button } from '@/components/Button'
import { StaleNotice } from '@/components/StaleNotice'

const FROM_BEFORE = 'This list may be out of date: it could not be refreshed.'

/** Says that the content below is from before, since it could not be fetched again; it is when the browser is online again. */
export function NotFresh({ children = FROM_BEFORE, onRetry }: { children?: ReactNode; onRetry: () => void }) {
  const again = useEffectEvent(onRetry)
  useEffect(() => {
    const listener = () => again()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])

  return (
    <div role="alert">
      <StaleNotice
        action={
          <Button size="small" icon={<RotateCw aria-hidden />} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {children}
      </StaleNotice>
    </div>
  )
}
