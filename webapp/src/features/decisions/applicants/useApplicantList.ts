import { useState } from 'react'

import { applicants, useApplicantsQuery, type Applicant, type Narrowed } from '@/api/decisions'
import { useAppDispatch } from '@/lib/hooks'
import { isFinal } from '@/rules/errors'
import type { ApplicantList } from '@/api/types'
import { useDebounced } from '@/lib/useDebounced'
import { useLastPage } from '@/lib/useLastPage'
import { BOARD_SIZE, PAGE_SIZE, type Sort } from '@/rules/decisions'
import type { Status } from '@/rules/tracker'

/** Order, filter, search words and page of the list. */
export type Listing = Narrowed & { sort: Sort; status: Status | ''; words: string; page: number }

export type Form = 'table' | 'board' | 'charts'

/** The first or the last application of a page that is on its way, and which one is shown until it has come. */
type Next = { at: 0 | -1; until: Applicant | undefined }

/** The requested applications for one job, and which of them is open. */
export function useApplicantList(jobId: number, first: number | null, order: Sort) {
  const [form, setForm] = useState<Form>('table')
  // Whoever is asked for by name may be decided.
  const [listing, setListing] = useState<Listing>({
    sort: order,
    status: '',
    words: '',
    page: 1,
    quick: first === null ? 'active' : undefined,
  })
  const [opening, setOpening] = useState<number | null | Next>(first)
  /** The page is the one on which this application stands, even after others have left the list. */
  const [around, setAround] = useState(first)
  /** Who was open last, and the place in the list. */
  const [before, setBefore] = useState<{ applicant: Applicant; at: number } | null>(null)
  /** What those who have left the list by a decision were decided to be. */
  const [statuses, setStatuses] = useState<ReadonlyMap<number, Status>>(new Map())
  const words = useDebounced(listing.words.trim())
  const dispatch = useAppDispatch()
  const queryOf = (page: number) =>
    form === 'board'
      ? {
          jobId,
          sort: listing.sort,
          words,
          page: 1,
          pageSize: BOARD_SIZE,
          // The board has columns for decided applications.
          quick: listing.quick === 'active' ? undefined : listing.quick,
        }
      : {
          jobId,
          sort: listing.sort,
          words,
          page,
          pageSize: PAGE_SIZE,
          ...(listing.status && { status: listing.status }),
          stage: listing.stage,
          source: listing.source,
          tag: listing.tag,
          leastScore: listing.leastScore,
          quick: listing.quick,
        }
  const { data, error, isLoading, isFetching, refetch } = useApplicantsQuery(
    { ...queryOf(listing.page), ...(around !== null && form !== 'board' && { around }) },
    { refetchOnMountOrArgChange: true },
  )
  // The list of a job that is gone is no longer shown.
  const answer = data?.success && !isFinal(error) ? data : null
  const isOld = Boolean(error) && !isFetching
  const applications = answer?.applications ?? []
  const page = around === null ? listing.page : (answer?.page ?? listing.page)
  const last = Math.max(1, Math.ceil((answer?.total ?? 0) / PAGE_SIZE))
  const list = (choice: Listing) => {
    setAround(null)
    setListing(choice)
  }
  useLastPage(page, last, answer !== null && !isFetching && form === 'table', (to) => list({ ...listing, page: to }))

  const next = typeof opening === 'object' ? opening : null
  const hasCome = answer !== null && !isFetching && !isOld
  const openAt = next
    ? hasCome
      ? applications.findIndex(({ id }) => id === applications.at(next.at)?.id)
      : applications.findIndex(({ id }) => id === next.until?.id)
    : applications.findIndex(({ id }) => id === opening)
  const listed = applications[openAt]
  // Who leaves the list, for example by a decision, stays open until the person goes on.
  const left =
    answer && before?.applicant.id === opening
      ? { ...before.applicant, status: statuses.get(before.applicant.id) ?? before.applicant.status }
      : undefined
  const opened = listed ?? (next ? next.until : left)
  if (listed && (before?.applicant !== listed || before.at !== openAt)) setBefore({ applicant: listed, at: openAt })

  const open = (id: number | null) => {
    setOpening(id)
    if (page > 1) setAround(id)
  }

  /** Once loaded, the panel stays with one person, wherever they move in the list. */
  const settle = async (entered: Next, answered: PromiseLike<{ data?: ApplicantList }>) => {
    const { data: come } = await answered
    if (come) setOpening((now) => (now === entered ? (come.applications.at(entered.at)?.id ?? null) : now))
  }

  /** Leads to a neighbor of the open one; at an edge of the page, to the page beyond it. */
  const stepBy = (step: 1 | -1) => {
    // Another has taken the place of one who left the list.
    const free = left && !listed && before ? before.at - (step < 0 ? 1 : 0) : -1
    const there = applications[listed ? openAt + step : free]
    if (there) return () => open(there.id)
    const to = page + step
    if (isOld || form === 'board' || to < 1 || to > last) return null
    return () => {
      if (isFetching) return
      const entered: Next = { at: step > 0 ? 0 : -1, until: opened }
      setOpening(entered)
      list({ ...listing, page: to })
      // Fetched before it is shown: people on a cached page may no longer be there.
      void settle(entered, dispatch(applicants.initiate(queryOf(to), { forceRefetch: true, subscribe: false })))
    }
  }

  return {
    form,
    setForm,
    listing,
    list,
    /** Requests other applications; none of them opens on its own. */
    look: (choice: Listing) => {
      if (next) setOpening(opened?.id ?? null)
      list(choice)
    },
    answer,
    error,
    isLoading,
    isFetching,
    /** Whether the list could not be brought up to date. */
    isOld,
    refetch: () => {
      const answered = refetch()
      if (next) void settle(next, answered)
    },
    applications,
    page,
    last,
    opened,
    openAt,
    show: open,
    stepBy,
    /** Somebody who may have left the list has this status now. */
    decided: (ids: readonly number[], status: Status) =>
      setStatuses((now) => new Map([...now, ...ids.map((id) => [id, status] as const)])),
  }
}
