import { CloudOff } from 'lucide-react'

import { isNoListing } from '@/api/searches'
import { Card } from '@/components/Card'
import { ErrorState } from '@/components/ErrorState'
import { Skeleton } from '@/components/Skeleton'
import { serverSentence } from '@/rules/reply'

const FAILED = 'Failed to fetch jobs'
const NOT_JOBS = 'Invalid jobs data received from API'

/** The list while it loads, in its final layout. */
export function ListSkeleton({ withDetail }: { withDetail: boolean }) {
  return (
    <div role="status" className="contents">
      <span className="sr-only">Loading jobs...</span>
      <div aria-hidden className="space-y-3">
        {[0, 1, 2].map((row) => (
          <Card key={row} padded>
            <div className="flex gap-3">
              <Skeleton className="size-[44px]" />
              <div className="flex-1 pt-1">
                <Skeleton className="h-4 w-3/5" />
                <Skeleton faint className="mt-2.5 h-3 w-2/5" />
              </div>
            </div>
            <Skeleton faint className="mt-4 h-3 w-full" />
            <Skeleton faint className="mt-2 h-3 w-4/5" />
            <Skeleton className="mt-4 h-5 w-1/2" />
          </Card>
        ))}
      </div>
      {withDetail && (
        <Card padded aria-hidden className="self-start">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton faint className="mt-3 h-3 w-1/3" />
          <Skeleton className="mt-5 h-9 w-2/5" />
          <Skeleton faint className="mt-6 h-64 w-full" />
        </Card>
      )}
    </div>
  )
}

/** The list could not be loaded. */
export function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOffline = !navigator.onLine
  return (
    <Card>
      <ErrorState
        title={isNoListing(error) ? NOT_JOBS : FAILED}
        text={
          isOffline
            ? 'You are offline. Your search is kept here.'
            : (serverSentence(error) ?? 'The server did not answer. Your search is kept here.')
        }
        onRetry={onRetry}
      />
    </Card>
  )
}

/** Boards that did not answer; the jobs of the others are shown. */
export function BoardWarnings({ warnings }: { warnings: string[] }) {
  if (warnings.length === 0) return null
  return (
    <div className="mb-3 flex gap-2.5 rounded-card border border-line bg-sunken px-4 py-2.5 text-12 text-ink-soft">
      <CloudOff aria-hidden className="mt-0.5 size-[15px] shrink-0" strokeWidth={1.75} />
      <ul role="status">
        {warnings.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
