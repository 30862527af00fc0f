import { Calendar, SlidersHorizontal } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'

import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { RadioCells } from '@/components/RadioCells'
import { Switch } from '@/components/Switch'
import { toolLook } from '@/features/searches/toolLook'
import { ToolSelect } from '@/features/searches/ToolSelect'
import { TypeChoices } from '@/features/searches/TypeChoices'
import { TypeFilter } from '@/features/searches/TypeFilter'
import { useNarrow } from '@/lib/useNarrow'
import { useSheet } from '@/lib/useSheet'
import { POSTED_WITHIN, type PostedWithin } from '@/rules/jobAges'
import { filtersOf, type Search } from '@/rules/jobSearch'

type Props = { search: Search; onChange: (part: Partial<Search>) => void; onClear?: () => void }

const postedLabel = (within: PostedWithin) => (within === 'all' ? 'Any time' : `Within ${within} days`)

/** What narrows a search: at hand in a row, on a phone behind one button. */
export function Filters({ search, onChange, onClear }: Props) {
  const isNarrow = useNarrow()
  return (
    <>
      <PhoneFilters search={search} onChange={onChange} onClear={onClear} isNarrow={isNarrow} />
      <Switch checked={search.remoteOnly} onChange={(remoteOnly) => onChange({ remoteOnly })}>
        Remote only
      </Switch>
      {!isNarrow && <Row search={search} onChange={onChange} onClear={onClear} />}
    </>
  )
}

function Row({ search, onChange, onClear }: Props) {
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
      {onClear && (
        <Button size="small" variant="quiet" onClick={onClear}>
          Clear
        </Button>
      )}
    </>
  )
}

/** Stays mounted when the phone is turned and the row replaces the button: an open sheet keeps its choices. */
function PhoneFilters({ search, onChange, onClear, isNarrow }: Props & { isNarrow: boolean }) {
  const { sheet, show, close } = useSheet<'filters'>()
  const open = sheet === 'filters'
  // Choices apply when the sheet closes, in whichever way, as one entry of the history.
  const [chosen, choose] = useState<Partial<Search>>({})
  const next = { ...search, ...chosen }
  const count = filtersOf(search)
  const apply = useEffectEvent(() => {
    if (Object.keys(chosen).length > 0) onChange(chosen)
  })
  useEffect(() => {
    if (!open) apply()
  }, [open])
  return (
    <>
      {isNarrow && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            choose({})
            show('filters')
          }}
          className={toolLook}
        >
          <SlidersHorizontal aria-hidden />
          Filters
          {count > 0 && (
            <span className="rounded-badge bg-brand-soft px-1.5 text-12 text-brand-strong">
              {count}
              <span className="sr-only"> chosen</span>
            </span>
          )}
        </button>
      )}
      <Dialog
        open={open}
        onOpenChange={close}
        title="Filters"
        actions={
          <>
            {onClear && (
              <Button
                onClick={() => {
                  choose({})
                  onClear()
                }}
              >
                Clear
              </Button>
            )}
            <Button variant="primary" onClick={close}>
              Show the jobs
            </Button>
          </>
        }
      >
        <p className="mb-2.5 text-13 font-label">Employment type</p>
        <TypeChoices
          chosen={next.employmentTypes}
          onChange={(employmentTypes) => choose({ ...chosen, employmentTypes })}
        />
        <div className="mt-5 pb-[3px]">
          <RadioCells
            label="Date posted"
            name="posted"
            options={POSTED_WITHIN.map((value) => ({ value, label: postedLabel(value) }))}
            value={next.postedWithin}
            onChange={(postedWithin) => choose({ ...chosen, postedWithin })}
          />
        </div>
      </Dialog>
    </>
  )
}
