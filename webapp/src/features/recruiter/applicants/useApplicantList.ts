import { useState } from 'react'

import { useApplicantsQuery } from '@/api/decisions'
import { isFinal } from '@/api/index'
import type { Listing } from '@/features/recruiter/applicants/ListTools'
import { useDebounced } from '@/lib/useDebounced'
import { BOARD_SIZE, PAGE_SIZE, type Sort } from '@/rules/decisions'

export type Form = 'table' | 'board' | 'charts'

/** The applications for one job as they are asked for, and which of them is open. */
export function useApplicantList(jobId: number, first: number | null, order: Sort) {
  const [form, setForm] = useState<Form>('table')
  const [listing, list] = useState<Listing>({ sort: order, status: '', words: '', page: 1 })
  const [open, setOpen] = useState<number | null>(first)
  // Which application is opened when the next page arrives: its first or its last.
  const [entering, enter] = useState<0 | -1 | null>(null)
  const words = useDebounced(listing.words.trim())
  const { data, error, isLoading, isFetching, refetch } = useApplicantsQuery(
    form === 'board'
      ? { jobId, sort: listing.sort, words, page: 1, pageSize: BOARD_SIZE }
      : {
          jobId,
          sort: listing.sort,
          words,
          page: listing.page,
          pageSize: PAGE_SIZE,
          ...(listing.status && { status: listing.status }),
        },
    { refetchOnMountOrArgChange: true },
  )
  // Of a job that is gone since there is no list from before.
  const answer = data?.success && !isFinal(error) ? data : null
  const isOld = Boolean(error) && !isFetching
  const applications = answer?.applications ?? []
  const last = Math.max(1, Math.ceil((answer?.total ?? 0) / PAGE_SIZE))
  if (answer && !isFetching && form === 'table' && listing.page > last) list({ ...listing, page: last })
  if (entering !== null && answer && !isFetching && !isOld) {
    enter(null)
    setOpen(applications.at(entering)?.id ?? null)
  }

  const show = (id: number | null) => {
    enter(null)
    setOpen(id)
  }
  const openAt = applications.findIndex(({ id }) => id === open)

  /** Leads to a neighbour of the open one; at an edge of the page, to the page beyond it. */
  const stepBy = (step: 1 | -1) => {
    const there = applications[openAt + step]
    if (there) return () => show(there.id)
    const page = listing.page + step
    if (isOld || form === 'board' || page < 1 || page > last) return null
    return () => {
      if (isFetching) return
      enter(step > 0 ? 0 : -1)
      list({ ...listing, page })
    }
  }

  return {
    form,
    setForm,
    listing,
    list,
    /** Asks for other applications; none of them opens by itself. */
    look: (next: Listing) => {
      enter(null)
      list(next)
    },
    answer,
    error,
    isLoading,
    isFetching,
    /** Whether the list could not be brought up to date. */
    isOld,
    refetch,
    applications,
    last,
    open,
    openAt,
    opened: applications[openAt],
    show,
    stepBy,
  }
}
