import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { RadioCells } from '@/components/RadioCells'
import { MoreFilters } from '@/features/searches/MoreFilters'
import { TypeChoices } from '@/features/searches/TypeChoices'
import { POSTED_WITHIN, type PostedWithin } from '@/rules/jobAges'
import type { Search } from '@/rules/jobSearch'

const postedLabel = (within: PostedWithin) => (within === 'all' ? 'Any time' : `Within ${within} days`)

type Props = {
  search: Search
  open: boolean
  /** The usual filters are in here, too. */
  isNarrow: boolean
  onChange: (part: Partial<Search>) => void
  onClear: (() => void) | undefined
  onClose: () => void
}

/** All filters on a phone, elsewhere the less common ones; they apply when the sheet closes. */
export function FilterSheet({ search, open, isNarrow, onChange, onClear, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={isNarrow ? 'Filters' : 'More filters'}
      actions={
        <>
          {onClear && <Button onClick={onClear}>Clear</Button>}
          <Button variant="primary" onClick={onClose}>
            Show the jobs
          </Button>
        </>
      }
    >
      {isNarrow && <Common search={search} onChange={onChange} />}
      <div className={isNarrow ? 'mt-5' : undefined}>
        <MoreFilters search={search} onChange={onChange} />
      </div>
    </Dialog>
  )
}

/** What stands next to the search where there is room for it. */
function Common({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  return (
    <>
      <p className="mb-2.5 text-13 font-label">Employment type</p>
      <TypeChoices chosen={search.employmentTypes} onChange={(employmentTypes) => onChange({ employmentTypes })} />
      <div className="mt-5 pb-[3px]">
        <RadioCells
          label="Date posted"
          name="posted"
          options={POSTED_WITHIN.map((value) => ({ value, label: postedLabel(value) }))}
          value={search.postedWithin}
          onChange={(postedWithin) => onChange({ postedWithin })}
        />
      </div>
    </>
  )
}
