import { useRef, type ReactNode } from 'react'

import type { Job } from '@/api/searches'
import { Button } from '@/components/Button'
import { JobCard, titleId } from '@/features/searches/JobCard'
import type { Listing } from '@/features/searches/useListing'
import { isSameId } from '@/rules/jobCards'
import { SIZES } from '@/rules/jobSearch'

type Props = {
  listing: Listing
  count: number
  onShown: (count: number) => void
  query: string
  today: string
  openId: string | null
  litId: string | null
  onOpen: (job: Job) => void
  /** No job is open next to the list, so there is room for two columns. */
  isAlone: boolean
  /** Content below the last card. */
  children?: ReactNode
}

/** The cards, five more with every press. */
export function JobList({ listing, count, onShown, query, today, openId, litId, onOpen, isAlone, children }: Props) {
  const { jobs, matches, hasMore, isLoadingMore, loadMore } = listing
  const list = useRef<HTMLUListElement>(null)
  const visible = jobs.slice(0, count)

  const showMore = async () => {
    const next = count + SIZES.step
    if (next > jobs.length && hasMore) await loadMore()
    onShown(next)
    // The focus moves to the first of the new cards.
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('h3 a')[count]?.focus({ preventScroll: true }),
    )
  }

  return (
    <div>
      <ul
        ref={list}
        aria-label="Jobs"
        className={isAlone ? 'grid grid-cols-1 items-start gap-3 desk:grid-cols-2' : 'grid grid-cols-1 gap-3'}
      >
        {visible.map((job) => (
          <li key={titleId(job.id)} className="min-w-0">
            <JobCard
              job={job}
              query={query}
              today={today}
              match={matches[job.id]}
              isOpen={openId !== null && isSameId(job.id, openId)}
              isLit={litId !== null && isSameId(job.id, litId)}
              onOpen={() => onOpen(job)}
            />
          </li>
        ))}
      </ul>
      {(count < jobs.length || hasMore) && (
        <Button
          className="mt-3 w-full"
          busy={isLoadingMore ? 'Loading more jobs...' : undefined}
          onClick={() => void showMore()}
        >
          <span>
            Show More{' '}
            <span className="ml-1 font-normal text-ink-soft">
              {visible.length} of {jobs.length}
              {hasMore && '+'}
            </span>
          </span>
        </Button>
      )}
      {children}
    </div>
  )
}
