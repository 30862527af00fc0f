import '@/features/decisions/applicants/triage.css'
import { Columns3, Download } from 'lucide-react'
import { useRef, useState } from 'react'

import { applicationSheet } from '@/api/screeningQuestions'
import type { Stage } from '@/api/stages'
import type { ApplicantList } from '@/api/types'
import { Checkbox } from '@/components/Checkbox'
import { Select } from '@/components/Select'
import { columns, type Column } from '@/features/decisions/applicants/columns'
import type { Listing } from '@/features/decisions/applicants/useApplicantList'
import { useDismiss } from '@/lib/useDismiss'
import { sourceName } from '@/rules/decisions'
import { statuses, type Status } from '@/rules/tracker'

const small = '[&_select]:h-8.5 [&_select]:text-13'

type Props = {
  answer: ApplicantList
  stages: readonly Stage[]
  listing: Listing
  onList: (part: Partial<Listing>) => void
  chosenColumns: readonly Column[]
  onColumns: (chosenColumns: readonly Column[]) => void
  keys: { isOn: boolean; turn: (on: boolean) => void }
}

/** What narrows the table besides words, and which columns it has. */
export function ListFilters({ answer, stages, listing, onList, chosenColumns, onColumns, keys }: Props) {
  const place = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  useDismiss(place, isOpen, () => setOpen(false))
  return (
    <div className="triage-tools triage-filters">
      <Select
        aria-label="Status"
        className={small}
        value={listing.status}
        // The quick filters are about undecided applications.
        onChange={({ target }) => onList({ status: target.value as Status | '', quick: undefined })}
      >
        <option value="">All statuses</option>
        {statuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Select>
      <Select
        aria-label="Stage"
        className={small}
        value={listing.stage ?? ''}
        onChange={({ target }) => onList({ stage: target.value ? Number(target.value) : undefined })}
      >
        <option value="">All stages</option>
        {stages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Score"
        className={small}
        value={listing.leastScore ?? ''}
        onChange={({ target }) => onList({ leastScore: target.value ? Number(target.value) : undefined })}
      >
        <option value="">Any score</option>
        {[85, 70, 55].map((score) => (
          <option key={score} value={score}>{`${score} or more`}</option>
        ))}
      </Select>
      {answer.sources.length > 0 && (
        <Select
          aria-label="Source"
          className={small}
          value={listing.source ?? ''}
          onChange={({ target }) => onList({ source: target.value || undefined })}
        >
          <option value="">All sources</option>
          {answer.sources.map((source) => (
            <option key={source} value={source}>
              {sourceName(source)}
            </option>
          ))}
        </Select>
      )}
      {answer.tags.length > 0 && (
        <Select
          aria-label="Tag"
          className={small}
          value={listing.tag ?? ''}
          onChange={({ target }) => onList({ tag: target.value || undefined })}
        >
          <option value="">All tags</option>
          {answer.tags.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </Select>
      )}
      <details
        ref={place}
        className="triage-columns"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <Columns3 aria-hidden className="size-4" strokeWidth={1.75} />
          Columns
        </summary>
        <fieldset>
          <legend className="sr-only">Columns of the table</legend>
          {columns
            .filter(({ name }) => name !== 'Name')
            .map(({ name }) => (
              <Checkbox
                key={name}
                label={name}
                checked={chosenColumns.includes(name)}
                onChange={({ target }) =>
                  onColumns(
                    target.checked ? [...chosenColumns, name] : chosenColumns.filter((column) => column !== name),
                  )
                }
              />
            ))}
          <Checkbox
            label="J and K work everywhere"
            className="border-t border-line pt-2.5"
            checked={keys.isOn}
            onChange={({ target }) => keys.turn(target.checked)}
          />
        </fieldset>
      </details>
      <a
        href={applicationSheet(answer.job.id)}
        download
        title="With the answers to your own questions"
        className="triage-sheet"
      >
        <Download aria-hidden className="size-4" strokeWidth={1.75} />
        CSV
      </a>
    </div>
  )
}
