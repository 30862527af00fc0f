import { useEffect, type ReactNode } from 'react'

import { isUnreachable, messageOf } from '@/rules/errors'
import { Card } from '@/components/Card'
import { ErrorState } from '@/components/ErrorState'
import { NotFresh } from '@/components/NotFresh'
import { whenRead } from '@/rules/clock'

type Query<Data> = { data?: Data; error?: unknown; fulfilledTimeStamp?: number; refetch: () => unknown }

type Props<Data> = {
  query: Query<Data>
  /** As in 'The posts could not be loaded'. */
  what: string
  /** The skeleton of the content. */
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of the dashboard that is loading, loaded or failed; loaded content stays when a refresh fails. */
export function Part<Data>({ query, what, waiting, children }: Props<Data>) {
  const { data, error, fulfilledTimeStamp: loadedAt } = query
  useEffect(() => {
    if (error) console.error(`${what} could not be loaded.`, error)
  }, [error, what])

  if (data !== undefined)
    return (
      <>
        {Boolean(error) && (
          <NotFresh onRetry={() => void query.refetch()}>
            {`${isUnreachable(error) ? 'The server cannot be reached.' : 'The server refused to answer.'} You are seeing what was there ${loadedAt ? whenRead(new Date(loadedAt).toISOString()) : 'before'}.`}
          </NotFresh>
        )}
        {children(data)}
      </>
    )
  if (error)
    return (
      <Card>
        <ErrorState
          title={`${what} could not be loaded`}
          text={messageOf(error) ?? 'The server cannot be reached. Nothing was lost.'}
          onRetry={() => void query.refetch()}
        />
      </Card>
    )
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      {waiting}
    </div>
  )
}
