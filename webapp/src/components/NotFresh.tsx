import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '@/components/Button'
import { StaleNotice } from '@/components/StaleNotice'

const FROM_BEFORE = 'This list is from before: it could not be brought up to date.'

/** Says that the content below is from before, since it could not be fetched again. */
export function NotFresh({ children = FROM_BEFORE, onRetry }: { children?: ReactNode; onRetry: () => void }) {
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
