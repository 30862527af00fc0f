import { useRef, useState, type KeyboardEvent } from 'react'

import type { Requirement } from '@/api/analyses'
import { Button } from '@/components/Button'
import { EvidenceRow } from '@/components/EvidenceRow'
import { StateIcon } from '@/components/StateIcon'
import { counted, points } from '@/rules/figures'
import { RowCorrections } from './corrections/lazily'
import { MissingRow } from './MissingRow'
import type { MatchPart } from './PhoneTabs'

const AT_FIRST = 5
const OWN_EDGE = { boxShadow: 'inset 3px 0 var(--thread)' }
const CORRECTING = /^[hncz]$/ // I have this, not a requirement, count these years, undo

type Props = {
  requirements: Requirement[]
  selected: number | null
  onSelect: (id: number) => void
  /** The lines of the resume. */
  lines: string[]
  /** What a phone shows of them. */
  part: MatchPart
}

function Tally({ requirements }: { requirements: Requirement[] }) {
  const count = (state: Requirement['state']) =>
    requirements.filter((requirement) => requirement.state === state).length
  return (
    <p className="flex flex-wrap gap-x-3 text-12 font-medium">
      <span className="text-good">{count('met')} met</span>
      <span className="text-medium">{count('partly')} partly</span>
      <span className="text-weak">{count('missing')} missing</span>
    </p>
  )
}

function MissingHead({ missing }: { missing: Requirement[] }) {
  const weight = missing.reduce((sum, item) => sum + item.weight, 0)
  return (
    <p className="grid grid-cols-[18px_minmax(0,1fr)] gap-x-2.5 px-4 pt-3 pb-1 text-13 tablet:px-[18px]">
      <StateIcon state="missing" className="mt-px" />
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-label">Missing</span>
        <span className="flex-1 text-12 text-ink-soft">
          {counted(missing.length, 'requirement')} that your resume does not mention
        </span>
        <span className="text-ink-soft">
          <span className="font-label text-ink">0</span> of {points(weight)}
        </span>
      </span>
    </p>
  )
}

/** What the job asks for: a row for each requirement that the resume says something about, and one group of those that
 * nothing shows, the weightiest first. The arrow keys walk through all of them. */
export function Requirements({ requirements, selected, onSelect, lines, part }: Props) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const proven = requirements.filter((requirement) => requirement.state !== 'missing')
  const missing = requirements
    .filter((requirement) => requirement.state === 'missing')
    .toSorted((a, b) => b.weight - a.weight)
  // One more row costs no more than the button that would hide it.
  const listed = all || missing.length <= AT_FIRST + 1 ? missing : missing.slice(0, AT_FIRST)
  const rows = [...proven, ...listed]

  const walk = (event: KeyboardEvent, position: number) => {
    if (CORRECTING.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const row = event.currentTarget.closest('[data-requirement]')
      row?.querySelector<HTMLButtonElement>(`[data-key=${event.key}]`)?.click()
    }
    const last = rows.length - 1
    const targets: Record<string, number> = { ArrowDown: position + 1, ArrowUp: position - 1, Home: 0, End: last }
    const next = targets[event.key]
    const requirement = next === undefined ? undefined : rows[next]
    if (next === undefined || !requirement) return
    event.preventDefault()
    onSelect(requirement.id)
    list.current?.querySelectorAll<HTMLButtonElement>('[data-requirement] > button')[next]?.focus()
  }

  return (
    <>
      <div className="flex min-h-[50px] flex-wrap items-center justify-between gap-x-3 border-b border-line px-4 py-2 tablet:px-[18px] max-desk:hidden">
        <h3 className="text-15">Requirements</h3>
        <Tally requirements={requirements} />
        <span className="text-12 text-ink-soft">Points</span>
      </div>
      {requirements.length === 0 && (
        <p className="px-5 py-8 text-13 text-ink-soft">
          We found no requirement in this job description. Paste the part that says what the job asks for.
        </p>
      )}
      <ul ref={list} aria-label="Requirements" className="divide-y divide-line">
        {proven.map((requirement, position) => (
          <li
            key={requirement.id}
            data-requirement={requirement.id}
            style={requirement.own_word ? OWN_EDGE : undefined}
            className={part === 'found' ? undefined : 'max-desk:hidden'}
          >
            <EvidenceRow
              evidence={requirement}
              selected={selected === requirement.id}
              onSelect={() => onSelect(requirement.id)}
              onKeyDown={(event) => walk(event, position)}
            />
            <RowCorrections requirement={requirement} lines={lines} open={selected === requirement.id} />
          </li>
        ))}
        {missing.length > 0 && (
          <li className={part === 'missing' ? 'pb-2' : 'pb-2 max-desk:hidden'}>
            <MissingHead missing={missing} />
            <ul>
              {listed.map((requirement, position) => (
                <li key={requirement.id} data-requirement={requirement.id}>
                  <MissingRow
                    requirement={requirement}
                    selected={selected === requirement.id}
                    onSelect={() => onSelect(requirement.id)}
                    onKeyDown={(event) => walk(event, proven.length + position)}
                  />
                  <RowCorrections requirement={requirement} lines={lines} open={selected === requirement.id} />
                </li>
              ))}
            </ul>
            {listed.length < missing.length && (
              <div className="px-4 py-1.5 tablet:px-[18px]">
                <Button size="small" onClick={() => setAll(true)}>
                  Show {counted(missing.length - listed.length, 'more', 'more')}
                </Button>
              </div>
            )}
          </li>
        )}
      </ul>
    </>
  )
}
