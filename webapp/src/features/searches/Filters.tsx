import { Calendar, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'

import { Button } from '@/components/Button'
import { Switch } from '@/components/Switch'
import { toolLook } from '@/features/searches/toolLook'
import { ToolSelect } from '@/features/searches/ToolSelect'
import { TypeFilter } from '@/features/searches/TypeFilter'
import { useNarrow } from '@/lib/useNarrow'
import { useSheet } from '@/lib/useSheet'
import { POSTED_WITHIN } from '@/rules/jobAges'
import { filtersOf, narrowingOf, type Search } from '@/rules/jobSearch'

type Props = { search: Search; onChange: (part: Partial<Search>) => void; onClear?: () => void }

const FilterSheet = lazy(() =>
  import('@/features/searches/FilterSheet').then((file) => ({ default: file.FilterSheet })),
)

/** What narrows a search: at hand in a row, on a phone behind one button. */
export function Filters({ search, onChange, onClear }: Props) {
  const isNarrow = useNarrow()
  return (
    <>
      {!isNarrow && <Row search={search} onChange={onChange} />}
      <MoreFilters search={search} onChange={onChange} onClear={onClear} isNarrow={isNarrow} />
      <Switch checked={search.remoteOnly} onChange={(remoteOnly) => onChange({ remoteOnly })}>
        Remote only
      </Switch>
      {!isNarrow && onClear && (
        <Button size="small" variant="quiet" onClick={onClear}>
          Clear
        </Button>
      )}
    </>
  )
}

function Row({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  return (
    <>
      <TypeFilter chosen={search.employmentTypes} onChange={(employmentTypes) => onChange({ employmentTypes })} />
      <ToolSelect
        label="Date posted"
        icon={Calendar}
        value={search.postedWithin}
        options={POSTED_WITHIN.map((value) => ({
          value,
          label: `Date posted: ${value === 'all' ? 'all' : `${value} days`}`,
        }))}
        onChange={(postedWithin) => onChange({ postedWithin })}
      />
    </>
  )
}

/** Stays mounted when a phone is turned and the row shows next to the button: an open sheet keeps its choices. */
function MoreFilters({ search, onChange, onClear, isNarrow }: Props & { isNarrow: boolean }) {
  const { sheet, show, close } = useSheet<'filters'>()
  const open = sheet === 'filters'
  // Choices apply when the sheet closes, in whichever way, as one entry of the history.
  const [chosen, choose] = useState<Partial<Search>>({})
  const next = { ...search, ...chosen }
  const count = isNarrow ? filtersOf(search) : narrowingOf(search)
  // The content of the sheet stays as it was when opened.
  const [hasAll, setHasAll] = useState(isNarrow)
  const [isKnown, setKnown] = useState(false)
  if (open && !isKnown) setKnown(true)
  const apply = useEffectEvent(() => {
    if (Object.keys(chosen).length > 0) onChange(chosen)
  })
  useEffect(() => {
    if (!open) apply()
  }, [open])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          choose({})
          setHasAll(isNarrow)
          show('filters')
        }}
        className={toolLook}
      >
        <SlidersHorizontal aria-hidden />
        {isNarrow ? 'Filters' : 'More filters'}
        {count > 0 && (
          <span className="rounded-badge bg-brand-soft px-1.5 text-12 text-brand-strong">
            {count}
            <span className="sr-only"> chosen</span>
          </span>
        )}
      </button>
      {(open || isKnown) && (
        <Suspense>
          <FilterSheet
            search={next}
            open={open}
            isNarrow={hasAll}
            onChange={(part) => choose({ ...chosen, ...part })}
            onClear={
              onClear &&
              (() => {
                choose({})
                onClear()
              })
            }
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
