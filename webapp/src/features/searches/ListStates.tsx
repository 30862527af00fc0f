import { CloudOff, TriangleAlert } from 'lucide-react'

import { isNoListing } from '@/api/searches'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Skeleton } from '@/components/Skeleton'
import { searchName, widened, type Search } from '@/rules/jobSearch'
import { serverSentence } from '@/rules/reply'

const FAILED = 'Failed to fetch jobs'
const NOT_JOBS = 'Invalid jobs data received from API'
const EMPTY = 'No jobs found. Try adjusting your search criteria.'

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

/** Nothing fits: with the one step that finds more. */
export function NothingFound({ search, onSearch }: { search: Search; onSearch: (wider: Search) => void }) {
  const { label, wider } = widened(search)
  return (
    <Card>
      <div role="status">
        <EmptyState
          title={EMPTY}
          action={
            <Button
              className="h-auto! min-h-9 max-w-full py-1 whitespace-normal! wrap-anywhere"
              onClick={() => onSearch(wider)}
            >
              {label}
            </Button>
          }
        />
      </div>
    </Card>
  )
}

/** The end of the list, with the same step for people who hoped for more. */
export function FewFound({ search, onSearch }: { search: Search; onSearch: (wider: Search) => void }) {
  const { label, wider } = widened(search)
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-line-strong px-4 py-3">
      <p className="text-13 text-ink-soft">
        That is all {search.query ? 'for' : 'in'}{' '}
        <span className="font-label text-ink wrap-anywhere">{search.query ? searchName(search) : search.location}</span>
        .
      </p>
      <Button size="small" onClick={() => onSearch(wider)}>
        {label}
      </Button>
    </div>
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

/** The link led to a job that nobody can see any longer. */
export function TargetGone() {
  return (
    <div
      role="status"
      className="mb-3 flex items-center gap-2.5 rounded-card border border-medium-line bg-medium-soft px-4 py-3 text-13"
    >
      <TriangleAlert aria-hidden className="size-[17px] shrink-0 text-medium" strokeWidth={2} />
      <p>
        <span className="font-label">Job is no longer available.</span> It was closed or taken down. Here is what is
        open now.
      </p>
    </div>
  )
}
