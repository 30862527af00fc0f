import type { Ref } from 'react'

import type { Applicant } from '@/api/decisions'
import type { Stage } from '@/api/stages'
import {
  Contact,
  Decisions,
  Name,
  Papers,
  Score,
  StatusMark,
  type ApplicantActs,
} from '@/features/decisions/applicants/ApplicantParts'
import { useMay } from '@/features/decisions/permitted'
import { classes } from '@/lib/classes'
import { shortDate } from '@/rules/tracker'

export type ListProps = ApplicantActs & {
  applications: Applicant[]
  /** Whose panel is open. */
  open: number | null
  chosen: ReadonlyMap<number, Applicant>
  onChoose: (ids: number[], isChosen: boolean) => void
  ref: Ref<HTMLDivElement>
  /** Of the job; none until they are loaded. */
  stages: readonly Stage[]
}

const columns = [
  { name: 'Name', width: 'w-[23%]' },
  { name: 'Documents', width: 'w-[23%]' },
  { name: 'Actions', width: 'w-[15%]' },
  { name: 'Contact Info', width: 'w-[17%]' },
  { name: 'Status', width: 'w-[10%]' },
  { name: 'Applied Date', width: 'w-[12%]' },
]

const cell = 'px-1.5 py-1.5 first:pl-4 last:pr-4'

/** Every application in a row. */
export function ApplicantTable({ applications, open, chosen, onChoose, ref, stages, ...acts }: ListProps) {
  const mayDecide = useMay('decide')
  const ids = applications.map(({ id }) => id)
  return (
    <div ref={ref} className="overflow-x-auto">
      <table className="w-full min-w-[850px] table-fixed text-left text-13">
        <thead>
          <tr className="border-b border-line text-12 text-ink-soft">
            {columns.map(({ name, width }) => (
              <th key={name} scope="col" className={`h-9 px-1.5 font-medium first:pl-4 last:pr-4 ${width}`}>
                {name === 'Name' ? (
                  <span className="flex items-center gap-2.5">
                    {mayDecide && (
                      <Tick
                        label="Choose all on this page"
                        checked={ids.length > 0 && ids.every((id) => chosen.has(id))}
                        onChange={(isChosen) => onChoose(ids, isChosen)}
                      />
                    )}
                    {name}
                  </span>
                ) : (
                  name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {applications.map((application) => (
            <tr
              key={application.id}
              data-row
              tabIndex={-1}
              aria-label={application.full_name}
              className={classes(
                'h-[49px] border-b border-line last:border-b-0 focus-visible:-outline-offset-2',
                open === application.id || chosen.has(application.id) ? 'bg-brand-soft' : 'hover:bg-paper',
              )}
            >
              <td className={cell}>
                <span className="flex min-w-0 items-center gap-2.5">
                  {mayDecide && (
                    <Tick
                      label={`Choose ${application.full_name}`}
                      checked={chosen.has(application.id)}
                      onChange={(isChosen) => onChoose([application.id], isChosen)}
                    />
                  )}
                  <Score application={application} onScore={acts.onScore} />
                  <Name application={application} onOpen={acts.onOpen} onScore={acts.onScore} />
                </span>
              </td>
              <td className={cell}>
                <Papers application={application} onView={acts.onView} onResumeText={acts.onResumeText} />
              </td>
              <td className={cell}>
                <Decisions application={application} {...acts} />
              </td>
              <td className={cell}>
                <Contact application={application} />
              </td>
              <td className={cell}>
                <StatusMark application={application} stages={stages} />
              </td>
              <td className={`${cell} whitespace-nowrap`}>{shortDate(application.applied_date)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type TickProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="size-4 shrink-0 cursor-pointer accent-(--brand)"
    />
  )
}
