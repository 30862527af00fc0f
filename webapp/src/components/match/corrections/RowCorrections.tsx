import { Ban, Check, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'

import type { Requirement } from '@/api/analyses'
import { Button } from '@/components/Button'
import { BELOW_DESK } from '@/lib/layout'
import { useMedia } from '@/lib/useMedia'
import { AtThumb } from './AtThumb'
import { useCorrecting } from './correcting'
import { DatesForm } from './DatesForm'
import { HaveForm } from './HaveForm'
import { YearSum } from './YearSum'

/** What stands on the person's word, and the way back. */
function OwnWord({ requirement }: { requirement: Requirement }) {
  const correcting = useCorrecting()
  const correction = correcting?.recount?.corrections.find(
    ({ kind, about }) => kind === 'i_have_this' && about === requirement.label,
  )
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 px-4 pb-3 text-12 text-ink-soft tablet:px-[18px]">
      <span className="min-w-[min(100%,6rem)] flex-1 pl-7 wrap-anywhere">
        You say: “{requirement.own_word}” Counted, but a recruiter sees it only in your resume.
      </span>
      {correcting && correction?.words && (
        <Link to={`${correcting.raiseTo}&requirement=${requirement.id}`} className="font-label text-brand">
          Add the line
        </Link>
      )}
      {correcting && correction && (
        <Button
          size="row"
          variant="quiet"
          disabled={correcting.busy}
          aria-label={`Undo: ${requirement.label}`}
          data-key="z"
          onClick={() => correcting.undo(correction.number)}
        >
          Undo
        </Button>
      )}
    </p>
  )
}

type Props = { requirement: Requirement; lines: string[]; open: boolean }

/** Below a row: what it stands on, and, while it is open, how to correct it. */
export function RowCorrections({ requirement, lines, open }: Props) {
  const correcting = useCorrecting()
  const isSmall = useMedia(BELOW_DESK)
  const [form, setForm] = useState<'have' | 'dates' | null>(null)
  const { label: about, own_word: ownWord, state, years } = requirement
  const look = isSmall ? ({ size: 'large', className: 'flex-1' } as const) : ({ size: 'row' } as const)
  const actions = correcting && (
    <>
      {state !== 'met' && (
        <Button
          {...look}
          icon={<Check aria-hidden />}
          disabled={correcting.busy}
          data-key="h"
          onClick={() => setForm('have')}
        >
          I have this
        </Button>
      )}
      <Button
        {...look}
        icon={<Ban aria-hidden />}
        disabled={correcting.busy}
        data-key="n"
        onClick={() => void correcting.correct({ kind: 'not_a_requirement', about })}
      >
        Not a requirement
      </Button>
    </>
  )
  const editDates = correcting && years?.roles.some((item) => item.role.title) && (
    <Button
      size="row"
      variant="quiet"
      icon={<Pencil aria-hidden />}
      disabled={correcting.busy}
      onClick={() => setForm('dates')}
    >
      Edit dates
    </Button>
  )
  return (
    <>
      {ownWord && <OwnWord requirement={requirement} />}
      {open && (correcting || years) && (
        <div className={isSmall && !years && !form ? undefined : 'bg-brand-soft px-4 pt-1 pb-3 tablet:px-[18px]'}>
          <div className="pl-7">
            {years && <YearSum requirement={requirement} years={years} />}
            {actions && !form && isSmall && (
              <>
                {editDates}
                <AtThumb about={about}>{actions}</AtThumb>
              </>
            )}
            {actions && !form && !isSmall && (
              <div
                role="group"
                aria-label={`Did we get it wrong? ${about}`}
                className="flex flex-wrap items-center gap-2 pt-2"
              >
                <span className="text-12 text-ink-soft">Did we get it wrong?</span>
                {actions}
                {editDates}
              </div>
            )}
            {form === 'have' && <HaveForm about={about} lines={lines} onClose={() => setForm(null)} />}
            {form === 'dates' && years && <DatesForm about={about} years={years} onClose={() => setForm(null)} />}
          </div>
        </div>
      )}
    </>
  )
}
