import { Ellipsis } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'

import { MOST_DECISIONS } from '@/api/server.gen'
import type { Applicant } from '@/api/decisions'
import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { acts, possibleFor, type Act } from '@/features/decisions/applicants/acts'
import { ChoiceDialog } from '@/features/decisions/applicants/ChoiceDialog'
import type { Change } from '@/features/decisions/applicants/useDecisions'
import { useRoom } from '@/lib/useRoom'
import { verbs } from '@/rules/decisions'
import { counted } from '@/rules/figures'

type Props = {
  chosen: Applicant[]
  /** Who is in the list now; others may be chosen as well. */
  rows: readonly Applicant[]
  onDecide: (change: Change) => void
  onAct: (act: Act, applications: readonly Applicant[]) => void
  onClear: () => void
}

/** The pixels that all buttons and the longest sentence take side by side. */
const ONE_ROW = 880

type Way = { name: string; isPossible: boolean; keycap?: string; onPress: () => void }

/** What can be done with everybody chosen, in one row; each decision is an email of their own. */
export function SelectionBar({ chosen, rows, onDecide, onAct, onClear }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const { hasRoom, place } = useRoom(ONE_ROW)
  const [isOpen, setOpen] = useState(false)
  // The bar covers rows: the row that takes the focus is scrolled to above the bar.
  useLayoutEffect(() => {
    const page = document.documentElement
    page.style.scrollPaddingBottom = `${bar.current!.offsetHeight + 32}px`
    return () => {
      page.style.scrollPaddingBottom = ''
    }
  })
  const decisions = (['Selected', 'Rejected', 'Submitted'] as const)
    .map((status) => ({
      status,
      applications: chosen.filter((applicant) => (applicant.status === 'Submitted') !== (status === 'Submitted')),
    }))
    .filter(({ applications }) => applications.length > 0)
    .map(({ status, applications }): Way => ({
      name: `${verbs[status]} ${applications.length}`,
      isPossible: applications.length <= MOST_DECISIONS,
      onPress: () => onDecide({ status, applications }),
    }))
  const others = acts
    .map(({ act, key, label }) => ({ act, key, label, applications: possibleFor(act, chosen) }))
    .filter(({ applications }) => applications.length > 0)
    .map(({ act, key, label, applications }): Way => ({
      name: `${label} ${applications.length}`,
      isPossible: applications.length <= MOST_DECISIONS,
      keycap: key.toUpperCase(),
      onPress: () => onAct(act, applications),
    }))
  const ways = [...decisions, ...others]
  // On a phone, and beside the panel, there is room for the two decisions; the rest is one press further.
  const [inRow, inMenu] = hasRoom ? [ways, []] : [ways.slice(0, 2), ways.slice(2)]
  const elsewhere = chosen.filter(({ id }) => rows.every((row) => row.id !== id)).length
  return (
    <div ref={place} className="sticky bottom-4 z-10 mt-3">
      <div
        ref={bar}
        role="region"
        aria-label="Chosen applications"
        className="triage-bar flex items-center gap-2 rounded-card border border-line-strong bg-float p-2 pl-4 shadow-floating"
      >
        <p className="mr-auto min-w-0 text-13 font-strong" role="status">
          {`${counted(chosen.length, 'application')} chosen`}
          {elsewhere > 0 && `, ${elsewhere} of them not shown here`}
          {ways.some(({ isPossible }) => !isPossible) && `; at most ${MOST_DECISIONS} at once`}
        </p>
        {inRow.map(({ name, isPossible, keycap, onPress }) => (
          <Button key={name} size="small" disabled={!isPossible} onClick={onPress}>
            {name}
            {keycap && (
              <kbd aria-hidden className="font-text text-12 text-ink-soft">
                {keycap}
              </kbd>
            )}
          </Button>
        ))}
        {hasRoom ? (
          <Button size="small" variant="quiet" onClick={onClear}>
            Clear
          </Button>
        ) : (
          <IconButton
            size="large"
            edge
            aria-label="What else to do"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <Ellipsis aria-hidden />
          </IconButton>
        )}
        {isOpen && (
          <ChoiceDialog
            title="What else to do"
            lead={counted(chosen.length, 'application')}
            choices={[
              ...inMenu
                .filter(({ isPossible }) => isPossible)
                .map(({ name, onPress }) => ({ key: name, name, onChoose: onPress })),
              { key: 'clear', name: 'Clear the choice', onChoose: onClear },
            ]}
            onClose={() => setOpen(false)}
          />
        )}
      </div>
    </div>
  )
}
