import { lazy, Suspense } from 'react'

import type { TooltipProps } from '@/components/TooltipBubble'

const TooltipBubble = lazy(() => import('@/components/TooltipBubble').then((file) => ({ default: file.TooltipBubble })))

/** Shows the name of an element that has no visible one. While `enabled={false}`, its code is not loaded. */
export function Tooltip({ enabled = true, ...tooltip }: TooltipProps & { enabled?: boolean }) {
  if (!enabled) return tooltip.children
  return (
    <Suspense fallback={tooltip.children}>
      <TooltipBubble {...tooltip} />
    </Suspense>
  )
}
