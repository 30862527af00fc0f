import '@/features/decisions/applicants/triage.css'
import { ListFilter } from 'lucide-react'
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
import { sorts, type Sort } from '@/rules/decisions'
import { counted, figure } from '@/rules/figures'
import { statuses } from '@/rules/tracker'

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

const Views = lazy(() => import('@/features/decisions/applicants/Views').then((file) => ({ default: file.Views })))

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

/** How many have which status, and whose answer is late or due. */
export function Counts({ answer, all }: Pick<Props, 'answer' | 'all'>) {
  return (
    <p className="triage-counts">
      <span className="font-strong">{counted(all, 'application')}</span>
      <span className="text-ink-soft">
        {statuses.map((status) => `${figure(answer.counts[status])} ${status}`).join(', ')}
      </span>
      {answer.late > 0 && <span className="text-weak">{counted(answer.late, 'late answer')}</span>}
      {answer.due > 0 && <span className="text-medium">{`${figure(answer.due)} due in 3 days`}</span>}
    </p>
  )
}

/** The keys of the list, below it. */
export function ListKeys() {
  const mayDecide = useMay('decide')
  return (
    <KeyHints
      where="In the list"
      hints={[{ keys: ['J', 'K'], does: 'move' }, { keys: ['Enter'], does: 'open' }, ...(mayDecide ? DECIDING : [])]}
    />
  )
}

/** The quick filters and saved views, then order, filters and search of the list. */
export function ListTools(props: Props) {
  const { answer, all, isBoard, jobId, stages, chosenColumns, onColumns, keys, listing, onList } = props
  const mayDecide = useMay('decide')
  const put = (part: Partial<Listing>) => onList({ ...listing, page: 1, ...part })
  const [isOpen, setOpen] = useState(false)
  const chosen = [listing.status, listing.stage, listing.leastScore, listing.source, listing.tag].filter(Boolean).length
  const isNarrowed = chosen > 0 || listing.words.trim() !== ''
  return (
    <>
      <div className="triage-tools">
        <Suspense fallback={<span className="triage-views" />}>
          <Views {...props} />
        </Suspense>
        {isNarrowed && (
          <span className="text-12 text-ink-soft">{`${figure(answer.total)} of ${figure(all)} people`}</span>
        )}
        {!isBoard && mayDecide && answer.unscored > 0 && <ScoreAll jobId={jobId} unscored={answer.unscored} />}
        {!isBoard && (
          <Button
            icon={<ListFilter aria-hidden />}
            aria-expanded={isOpen}
            className={chosen > 0 ? 'is-narrowed' : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {chosen > 0 ? `Filters ${chosen}` : 'Filters'}
          </Button>
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
        <SearchInput
          label="Search applications"
          placeholder="Name or email"
          className="tablet:w-44!"
          value={listing.words}
          onType={(words) => put({ words })}
        />
      </div>
      {isOpen && !isBoard && (
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
    </>
  )
}
