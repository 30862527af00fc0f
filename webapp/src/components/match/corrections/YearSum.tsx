import { Check, Minus } from 'lucide-react'

import type { Requirement } from '@/api/analyses'
import type { Role, RoleYears, Years } from '@/api/corrections'
import { Button } from '@/components/Button'
import { classes } from '@/lib/classes'
import { lasted, monthName } from '@/rules/months'
import { useCorrecting } from './correcting'
import { roleName } from './roles'

const NOT_COUNTED = { half: 'Related work, counts half', not: 'Not in this field' }

const roleMonths = ({ first, last }: Role) => `${monthName(first)} to ${last ? monthName(last) : 'now'}`

function Row({ about, years }: { about: string; years: RoleYears }) {
  const correcting = useCorrecting()
  const { role, months, counting, on_word: onWord } = years
  const counts = counting === 'wholly'
  const correction = correcting?.recount?.corrections.find(
    ({ kind, about: of, role: ownRole }) =>
      (kind === 'these_years_count' || kind === 'other_months') &&
      of === about &&
      ownRole?.first === role.first &&
      roleName(ownRole) === roleName(role),
  )
  const { title, employer, first, last } = role
  return (
    <li className="flex flex-wrap items-center gap-2.5 py-1 text-12">
      {counts ? (
        <Check
          aria-hidden
          className={classes('size-3.5 shrink-0', onWord ? 'text-medium' : 'text-good')}
          strokeWidth={2}
        />
      ) : (
        <Minus aria-hidden className="size-3.5 shrink-0 text-ink-faint" strokeWidth={2} />
      )}
      <span className="min-w-[min(100%,6rem)] flex-1">
        <span className="wrap-anywhere">{roleName(role)}</span>
        <span className="block text-ink-soft">
          {roleMonths(role)}
          {!counts && `. ${NOT_COUNTED[counting]}`}
          {onWord && '. On your word'}
        </span>
      </span>
      <span className="flex items-center gap-2">
        <span className="font-label whitespace-nowrap">{lasted(months)}</span>
        {correcting && !counts && title && (
          <Button
            size="row"
            disabled={correcting.busy}
            data-key="c"
            aria-label={`Count these years: ${roleName(role)}`}
            onClick={() =>
              void correcting.correct({
                kind: 'these_years_count',
                about,
                title,
                employer,
                first,
                last: last ?? undefined,
              })
            }
          >
            Count these years
          </Button>
        )}
        {correcting && correction && (
          <Button
            size="row"
            variant="quiet"
            disabled={correcting.busy}
            data-key="z"
            onClick={() => correcting.undo(correction.number)}
          >
            Undo
          </Button>
        )}
      </span>
    </li>
  )
}

/** Every role behind a requirement of years, with its months, and the sum of what counts. */
export function YearSum({ requirement, years }: { requirement: Requirement; years: Years }) {
  return (
    <div className="border-l-2 border-dashed border-brand pl-2">
      <p className="flex justify-between gap-3 text-12">
        <span className="font-label">{lasted(years.months)} count</span>
        <span className="text-ink-soft">
          {years.months} of {years.asked} months
        </span>
      </p>
      <ul aria-label={`Roles behind ${requirement.label}`}>
        {years.roles.map((item) => (
          <Row key={`${roleName(item.role)} ${item.role.first}`} about={requirement.label} years={item} />
        ))}
      </ul>
    </div>
  )
}
