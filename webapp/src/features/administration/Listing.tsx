import type { ReactNode } from 'react'

import type { Page } from '@/api/administration'
import { messageOf } from '@/rules/errors'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { NotFresh } from '@/components/NotFresh'
import { Pagination } from '@/components/Pagination'
import { Skeleton } from '@/components/Skeleton'
import { useLastPage } from '@/lib/useLastPage'
import { PAGE_SIZE } from '@/rules/adminJobs'

type Props<Row> = {
  query: { data?: Page<Row>; error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** The sentence for a list that cannot be loaded. */
  failed: string
  empty: { title: string; text: string }
  label?: string
  /** Above the rows, in the same card. */
  head?: ReactNode
  page: number
  onPage: (page: number) => void
  children: (rows: Row[]) => ReactNode
}

/** One page of a long list with all its states: loading, failed, empty, and the way to the other pages. What was there
 * stays if it cannot be refreshed. */
export function Listing<Row>({ query, failed, empty, label, head, page, onPage, children }: Props<Row>) {
  const { data, error, isFetching, refetch } = query
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  useLastPage(page, last, data !== undefined && !isFetching && !error, onPage)
  const isOld = Boolean(error) && !isFetching
  if (isOld && !data) {
    return (
      <Card>
        <ErrorState title={failed} text={messageOf(error)} onRetry={() => void refetch()} />
      </Card>
    )
  }
  if (!data) return <Waiting />
  return (
    <>
      {isOld && <NotFresh onRetry={() => void refetch()} />}
      <Card className="overflow-hidden" aria-busy={isFetching} aria-label={label}>
        {head}
        {data.total === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <>
            {children(data.rows)}
            {!isOld && (
              <Pagination page={Math.min(page, last)} pageSize={PAGE_SIZE} total={data.total} onPage={onPage} />
            )}
          </>
        )}
      </Card>
    </>
  )
}

function Waiting() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      <Card aria-hidden className="divide-y divide-line">
        {Array.from({ length: 8 }, (_, row) => (
          <div key={row} className="flex h-[51px] items-center gap-6 px-5">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="h-4 w-32" />
            <Skeleton faint className="h-4 flex-1" />
            <Skeleton faint className="hidden h-4 w-24 tablet:block" />
          </div>
        ))}
      </Card>
    </div>
  )
}
