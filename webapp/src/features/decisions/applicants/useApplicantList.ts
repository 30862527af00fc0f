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
  const [listing, list] = useState<Listing>({ sort: order, status: '', words: '', page: 1 })
  const [opening, setOpening] = useState<number | null | Next>(first)
  const words = useDebounced(listing.words.trim())
  const dispatch = useAppDispatch()
  const queryOf = (page: number) =>
    form === 'board'
      ? { jobId, sort: listing.sort, words, page: 1, pageSize: BOARD_SIZE, quick: listing.quick }
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
  const { data, error, isLoading, isFetching, refetch } = useApplicantsQuery(queryOf(listing.page), {
    refetchOnMountOrArgChange: true,
  })
  // The list of a job that is gone is no longer shown.
  const answer = data?.success && !isFinal(error) ? data : null
  const isOld = Boolean(error) && !isFetching
  const applications = answer?.applications ?? []
  const last = Math.max(1, Math.ceil((answer?.total ?? 0) / PAGE_SIZE))
  useLastPage(listing.page, last, answer !== null && !isFetching && form === 'table', (page) =>
    list({ ...listing, page }),
  )

  const next = typeof opening === 'object' ? opening : null
  const hasCome = answer !== null && !isFetching && !isOld
  const opened = next
    ? hasCome
      ? applications.at(next.at)
      : next.until
    : applications.find(({ id }) => id === opening)
  const openAt = applications.findIndex(({ id }) => id === opened?.id)

  /** Once loaded, the panel stays with one person, wherever they move in the list. */
  const settle = async (entered: Next, answered: PromiseLike<{ data?: ApplicantList }>) => {
    const { data: come } = await answered
    if (come) setOpening((now) => (now === entered ? (come.applications.at(entered.at)?.id ?? null) : now))
  }

  /** Leads to a neighbor of the open one; at an edge of the page, to the page beyond it. */
  const stepBy = (step: 1 | -1) => {
    const there = openAt < 0 ? undefined : applications[openAt + step]
    if (there) return () => setOpening(there.id)
    const page = listing.page + step
    if (isOld || form === 'board' || page < 1 || page > last) return null
    return () => {
      if (isFetching) return
      const entered: Next = { at: step > 0 ? 0 : -1, until: opened }
      setOpening(entered)
      list({ ...listing, page })
      // Fetched before it is shown: people on a cached page may no longer be there.
      void settle(entered, dispatch(applicants.initiate(queryOf(page), { forceRefetch: true, subscribe: false })))
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
    last,
    opened,
    openAt,
    show: (id: number | null) => setOpening(id),
    stepBy,
  }
}
