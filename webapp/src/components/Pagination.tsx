import { classes } from '@/lib/classes'
import { counted, figure } from '@/rules/figures'

type Props = { page: number; pageSize: number; total: number; onPage: (page: number) => void }

const NEIGHBOURS = 1

/** The pages to offer: the first, the last, those around the current one; null marks a gap. */
function offered(page: number, last: number): (number | null)[] {
  const all = Array.from({ length: last }, (_, at) => at + 1)
  const near = all.filter((number) => number === 1 || number === last || Math.abs(number - page) <= NEIGHBOURS)
  return near.flatMap((number, at) => (at > 0 && number - near[at - 1]! > 1 ? [null, number] : [number]))
}

const look =
  'grid h-11 min-w-11 place-items-center tablet:h-7.5 tablet:min-w-[30px] rounded-small px-2 text-13 text-ink-soft hover:bg-muted hover:text-ink disabled:cursor-not-allowed disabled:text-ink-faint disabled:hover:bg-transparent'

/** The footer of a table: which rows of how many are shown, and the way to the others. */
export function Pagination({ page, pageSize, total, onPage }: Props) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-2.5 tablet:px-5">
      <p className="text-13 text-ink-soft" role="status">
        {`Showing ${figure(from)} to ${figure(Math.min(page * pageSize, total))} of ${counted(total, 'item')}`}
      </p>
      <nav aria-label="Pages" className="flex flex-wrap items-center gap-1">
        <button type="button" className={look} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Previous
        </button>
        {offered(page, last).map((number, at) =>
          number === null ? (
            <span key={`gap ${at}`} aria-hidden className="px-1 text-ink-faint">
              …
            </span>
          ) : (
            <button
              key={number}
              type="button"
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
              className={classes(look, number === page && 'bg-ink! font-label text-surface!')}
            >
              {number}
            </button>
          ),
        )}
        <button type="button" className={look} disabled={page >= last} onClick={() => onPage(page + 1)}>
          Next
        </button>
      </nav>
    </div>
  )
}
