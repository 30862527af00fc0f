import { lazy, Suspense } from 'react'

import type { TooltipProps } from '@/components/TooltipBubble'

const TooltipBubble = lazy(() => import('@/components/TooltipBubble').then((file) => ({ default: file.TooltipBubble })))

/** A word about something whose name does not show. Where it stays `enabled={false}` its code is never loaded. */
export function Tooltip({ enabled = true, ...tooltip }: TooltipProps & { enabled?: boolean }) {
  if (!enabled) return tooltip.children
  return (
    <Suspense fallback={tooltip.children}>
      <TooltipBubble {...tooltip} />
    </Suspense>
  )
}
