import { TriangleAlert } from 'lucide-react'

import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { searchName, widened, type Search } from '@/rules/jobSearch'

const EMPTY = 'No jobs found. Try adjusting your search criteria.'

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
