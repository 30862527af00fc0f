import '@/features/decisions/applicants/triage.css'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import type { Stage } from '@/api/stages'
import type { ApplicantList } from '@/api/types'
import { Button } from '@/components/Button'
import { SearchInput } from '@/components/SearchInput'
import { Select } from '@/components/Select'
import type { Column } from '@/features/decisions/applicants/columns'
import { ScoreAll } from '@/features/decisions/applicants/ScoreAll'
import { KeyHints } from '@/components/KeyHints'
import type { Listing } from '@/features/decisions/applicants/useApplicantList'
import { useMay } from '@/features/decisions/permitted'
import { DESK } from '@/lib/layout'
import { useMedia } from '@/lib/useMedia'
import { sorts, type Sort } from '@/rules/decisions'
import { counted, figure } from '@/rules/figures'
import { statuses, type Status } from '@/rules/tracker'

type Props = {
  answer: ApplicantList
  all: number
  isBoard: boolean
  jobId: number
  stages: readonly Stage[]
  chosenColumns: readonly Column[]
  onColumns: (chosenColumns: readonly Column[]) => void
  keys: { isOn: boolean; turn: (on: boolean) => void }
  listing: Listing
  onList: (listing: Listing) => void
}

const ListFilters = lazy(() =>
  import('@/features/decisions/applicants/ListFilters').then((file) => ({ default: file.ListFilters })),
)

const DECIDING = [
  { keys: ['S'], does: 'select' },
  { keys: ['R'], does: 'reject' },
  { keys: ['M'], does: 'stage' },
  { keys: ['E'], does: 'message' },
  { keys: ['A'], does: 'assign' },
  { keys: ['T'], does: 'tag' },
  { keys: ['X'], does: 'choose' },
  { keys: ['Z'], does: 'undo' },
]

const small = '[&_select]:h-8.5 [&_select]:text-13'

/** Counts of the applications, and the search, filter and order of their list. */
export function ListTools({
  answer,
  all,
  isBoard,
  jobId,
  stages,
  chosenColumns,
  onColumns,
  keys,
  listing,
  onList,
}: Props) {
  const mayDecide = useMay('decide')
  const put = (part: Partial<Listing>) => onList({ ...listing, page: 1, ...part })
  const isWide = useMedia(DESK)
  const [isOpen, setOpen] = useState(false)
  const chosen = [listing.status, listing.stage, listing.leastScore, listing.source, listing.tag].filter(Boolean).length
  const scoreAll = !isBoard && mayDecide && answer.unscored > 0 && <ScoreAll jobId={jobId} unscored={answer.unscored} />
  return (
    <div className="mb-3 space-y-2">
      <div className="triage-counts flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-heading text-17 font-strong">{counted(all, 'application')}</span>
          <span className="text-13 text-ink-soft">
            {statuses.map((status) => `${figure(answer.counts[status])} ${status}`).join(', ')}
          </span>
          {answer.late > 0 && <span className="text-13 text-weak">{counted(answer.late, 'late answer')}</span>}
          {answer.due > 0 && <span className="text-13 text-medium">{`${figure(answer.due)} due in 3 days`}</span>}
        </p>
        {!isBoard && answer.total > 0 && (
          <KeyHints
            where="In the list"
            hints={[
              { keys: ['J', 'K'], does: 'move' },
              { keys: ['Enter'], does: 'open' },
              ...(mayDecide ? DECIDING : []),
            ]}
          />
        )}
        {!isWide && scoreAll}
      </div>
      <div className="triage-tools">
        <SearchInput
          label="Search applications"
          placeholder="Name or email"
          className="tablet:w-44!"
          value={listing.words}
          onType={(words) => put({ words })}
        />
        {!isWide && (
          <Button icon={<SlidersHorizontal aria-hidden />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {chosen > 0 ? `Filters ${chosen}` : 'Filters'}
          </Button>
        )}
        {(isWide || isOpen) && (
          <div className="triage-filters">
            {!isBoard && (
              <Select
                aria-label="Status"
                className={small}
                value={listing.status}
                // The quick filters are about undecided applications.
                onChange={(event) => put({ status: event.target.value as Status | '', quick: undefined })}
              >
                <option value="">All statuses</option>
                {statuses.map((status) => (
                  <option key={status}>{status}</option>
                ))}
              </Select>
            )}
            <Select
              aria-label="Sort by"
              className={small}
              value={listing.sort}
              onChange={(event) => put({ sort: event.target.value as Sort })}
            >
              {sorts.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            {!isBoard && (
              <Suspense>
                <ListFilters
                  answer={answer}
                  stages={stages}
                  listing={listing}
                  onList={put}
                  chosenColumns={chosenColumns}
                  onColumns={onColumns}
                  keys={keys}
                />
              </Suspense>
            )}
          </div>
        )}
        {isWide && scoreAll}
      </div>
    </div>
  )
}
