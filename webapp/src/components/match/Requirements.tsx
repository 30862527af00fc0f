import { useRef, type KeyboardEvent } from 'react'

import type { Requirement } from '@/api/analyses'
import { EvidenceRow } from '@/components/EvidenceRow'

type Props = {
  requirements: Requirement[]
  selected: number | null
  onSelect: (id: number) => void
}

function Tally({ requirements }: { requirements: Requirement[] }) {
  const count = (state: Requirement['state']) => requirements.filter((each) => each.state === state).length
  return (
    <p className="flex flex-wrap gap-x-3 text-12 font-medium">
      <span className="text-good">{count('met')} met</span>
      <span className="text-medium">{count('partly')} partly</span>
      <span className="text-weak">{count('missing')} missing</span>
    </p>
  )
}

/** What the job asks for, row by row; the arrow keys walk through the rows. */
export function Requirements({ requirements, selected, onSelect }: Props) {
  const list = useRef<HTMLUListElement>(null)

  const walk = (event: KeyboardEvent, position: number) => {
    const last = requirements.length - 1
    const targets: Record<string, number> = { ArrowDown: position + 1, ArrowUp: position - 1, Home: 0, End: last }
    const next = targets[event.key]
    const requirement = next === undefined ? undefined : requirements[next]
    if (next === undefined || !requirement) return
    event.preventDefault()
    onSelect(requirement.id)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <>
      <div className="flex min-h-[50px] flex-wrap items-center justify-between gap-x-3 border-b border-line px-4 py-2 tablet:px-[18px]">
        <h3 className="text-15">Requirements</h3>
        <Tally requirements={requirements} />
      </div>
      {requirements.length === 0 && (
        <p className="px-5 py-8 text-13 text-ink-soft">
          We found no requirement in this job description. Paste the part that says what the job asks for.
        </p>
      )}
      <ul ref={list} aria-label="Requirements" className="divide-y divide-line">
        {requirements.map((requirement, position) => (
          <li key={requirement.id} data-requirement={requirement.id}>
            <EvidenceRow
              evidence={requirement}
              selected={selected === requirement.id}
              onSelect={() => onSelect(requirement.id)}
              onKeyDown={(event) => walk(event, position)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
