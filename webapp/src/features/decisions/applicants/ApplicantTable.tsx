import type { Ref } from 'react'

import type { Applicant } from '@/api/decisions'
import type { Stage } from '@/api/stages'
import { Badge } from '@/components/Badge'
import {
  Contact,
  Decisions,
  Name,
  Papers,
  Score,
  StatusMark,
  type ApplicantActs,
} from '@/features/decisions/applicants/ApplicantParts'
import { columns, widthOf, type Column } from '@/features/decisions/applicants/columns'
import { useMay } from '@/features/decisions/permitted'
import { classes } from '@/lib/classes'
import { sourceName } from '@/rules/decisions'
import { dayOf } from '@/rules/recruiterDates'
import { shortDate } from '@/rules/tracker'

export type ListProps = ApplicantActs & {
  jobId: number
  applications: Applicant[]
  /** Whose panel is open. */
  open: number | null
  chosen: ReadonlyMap<number, Applicant>
  onChoose: (ids: number[], isChosen: boolean) => void
  ref: Ref<HTMLDivElement>
  /** Of the job; none until they are loaded. */
  stages: readonly Stage[]
  /** Those that are shown, in the order of the table. */
  columns: readonly Column[]
  /** The names of those who may look after applications, by their numbers. */
  assignees: ReadonlyMap<number, string>
}

const cell = 'px-1.5 py-1.5 first:pl-4 last:pr-4'

/** Every application in a row. */
export function ApplicantTable({
  applications,
  open,
  chosen,
  onChoose,
  ref,
  stages,
  columns: names,
  assignees,
  ...acts
}: ListProps) {
  const mayDecide = useMay('decide')
  const ids = applications.map(({ id }) => id)
  return (
    <div ref={ref} className="overflow-x-auto">
      <table className="w-full table-fixed text-left text-13" style={{ minWidth: widthOf(names) }}>
        <thead>
          <tr className="border-b border-line text-12 text-ink-soft">
            {columns
              .filter(({ name }) => names.includes(name))
              .map(({ name, width }) => (
                <th
                  key={name}
                  scope="col"
                  className="h-9 px-1.5 font-medium first:pl-4 last:pr-4"
                  style={{ width: `${(100 * width) / widthOf(names)}%` }}
                >
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
              {names.slice(1).map((name) => (
                <td key={name} className={cell}>
                  <Cell name={name} application={application} stages={stages} assignees={assignees} {...acts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = ApplicantActs & Pick<ListProps, 'stages' | 'assignees'> & { name: Column; application: Applicant }

function Cell({ name, application, stages, assignees, ...acts }: CellProps) {
  if (name === 'Documents')
    return <Papers application={application} onView={acts.onView} onResumeText={acts.onResumeText} />
  if (name === 'Actions') return <Decisions application={application} {...acts} />
  if (name === 'Contact Info') return <Contact application={application} />
  if (name === 'Status') return <StatusMark application={application} stages={stages} />
  if (name === 'Tags') return <Tags tags={application.tags} />
  const text = name === 'Assignee' ? assignees.get(application.assignee_id ?? 0) : textOf(name, application)
  return (
    <span dir="auto" className="line-clamp-2 wrap-anywhere">
      {text}
    </span>
  )
}

function textOf(name: Column, application: Applicant): string {
  if (name === 'Applied Date') return shortDate(application.applied_date)
  if (name === 'Match') return application.match_score === null ? '' : `${application.match_score}%`
  if (name === 'Years') return application.years === null ? '' : String(application.years)
  if (name === 'Current title') return application.current_title
  if (name === 'Source') return application.source && sourceName(application.source)
  return application.status === 'Submitted' ? dayOf(application.answer_due) : ''
}

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  )
}

type TickProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className="triage-tick">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
