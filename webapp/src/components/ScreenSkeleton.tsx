import { Skeleton } from '@/components/Skeleton'

/** The shape of a screen while its code is on the way. */
export function ScreenSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-8 w-64" />
      <Skeleton faint className="mt-3 h-4 w-96" />
      <Skeleton faint className="mt-6 h-64 w-full rounded-card" />
    </div>
  )
}
