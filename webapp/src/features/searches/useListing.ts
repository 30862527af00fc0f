import { useEffect, useMemo } from 'react'

import { useJobsInfiniteQuery, type Job } from '@/api/searches'
import type { SessionUser } from '@/lib/session/storedUser'
import { isPast, isPostedWithin } from '@/rules/jobAges'
import { isSameId } from '@/rules/jobCards'
import type { Search } from '@/rules/jobSearch'

/** Seconds after which the list is fetched again for a person who returns. */
const FRESH = 60

/** The jobs of a search, without those of other days than asked for; the one that a link leads to always stays. */
export function useListing(user: SessionUser, search: Search | null, target: string | null, today: string) {
  const query = useMemo(() => {
    if (!search) return { person: { id: user.id, email: user.email }, search, target }
    // Of the newest, those of other days than asked for are left out here: choosing other days needs no call.
    const { postedWithin, ...newest } = search
    const there = search.sort === 'match' ? { ...newest, postedWithin } : newest
    return { person: { id: user.id, email: user.email }, search: there, target }
  }, [user.id, user.email, search, target])
  const {
    currentData,
    error,
    isFetching,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    refetch,
  } = useJobsInfiniteQuery(query, { refetchOnMountOrArgChange: FRESH })
  const within = search?.postedWithin ?? 'all'

  const sort = search?.sort ?? 'newest'

  const { jobs, matches, warnings, isCut } = useMemo(() => {
    const pages = currentData?.pages ?? []
    // A job may come a second time when others were posted between two pages.
    const all = [...new Map(pages.flatMap((page) => page.jobs).map((job) => [String(job.id), job])).values()]
    const shows = (job: Job) =>
      (target !== null && isSameId(job.id, target)) ||
      (!isPast(job.applicationEndDate, today) && isPostedWithin(job.datePosted, within, today))
    const oldest = pages.at(-1)?.jobs.at(-1)
    return {
      jobs: all.filter(shows),
      matches: Object.assign({}, ...pages.map((page) => page.profileMatches)) as Record<string, number>,
      warnings: [...new Set(pages.flatMap((page) => page.warnings))],
      // Where the newest come first, nothing after the first job that is too old is needed.
      isCut: sort === 'newest' && oldest !== undefined && !isPostedWithin(oldest.datePosted, within, today),
    }
  }, [currentData, sort, target, today, within])

  const failed = Boolean(error) && !isFetching
  useEffect(() => {
    if (!failed) return
    const again = () => void refetch()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [failed, refetch])

  return {
    first: currentData?.pages[0] ?? null,
    jobs,
    /** The profile match of each job by its id; empty for people without one. */
    matches,
    warnings,
    error: failed ? error : null,
    moreFailed: isFetchNextPageError,
    hasMore: hasNextPage && !isCut,
    isLoadingMore: isFetchingNextPage,
    loadMore: fetchNextPage,
    refetch,
    retry: () => (isFetchNextPageError ? fetchNextPage() : refetch()),
  }
}

export type Listing = ReturnType<typeof useListing>
