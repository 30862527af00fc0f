import { useState, type ReactNode } from 'react'

import { useOwedAnswersQuery, type WaitingApplicant } from '@/api/insights'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { classes } from '@/lib/classes'
import { counted, figure } from '@/rules/figures'
import { dayOf } from '@/rules/recruiterDates'

const cell = 'min-w-0 px-4 py-3.5 tablet:px-5'
const number = 'font-heading text-26 font-strong'
const aside = 'text-12 text-ink-soft'
const NBSP = '\u00a0' // keeps the line's height until its number arrives, so that the list below stays where it is

type Props = {
  /** The list below shows jobs of others, too: the figures say that they do not. */
  amongOthers: boolean
  /** Opens the applications of a job, and the first who is waiting. */
  onJob: (jobId: number, first?: number) => void
}

/**
 * The state of one's jobs, who was promised an answer, and a link to those who did not get theirs in time. Nothing for
 * somebody without jobs.
 */
export function AtAGlance({ amongOthers, onJob }: Props) {
  const { data } = useOwedAnswersQuery(undefined, { refetchOnMountOrArgChange: true })
  const [list, setList] = useState<'late' | 'due' | null>(null)
  const late = data?.late_total ?? 0
  const due = data?.due_total ?? 0
  const tone = data?.overdue ? 'text-medium' : 'text-ink-soft'
  const overdue = `${data?.overdue ? counted(data.overdue, 'application') : 'No application'} in a stage for longer than its limit`
  const named = (name: string) => (amongOthers ? `Your ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name)
  if (data?.jobs === 0) return null
  return (
    <section aria-label="At a glance" className="mb-4 rounded-card border border-line bg-surface">
      <div className="grid divide-line max-tablet:grid-cols-2 tablet:grid-cols-4 tablet:divide-x max-tablet:[&>*:nth-child(n+3)]:border-t max-tablet:[&>*:nth-child(even)]:border-l max-tablet:*:border-line">
        <Figure label={named('Open positions')} value={data?.open_jobs}>
          {data && <span className={aside}>{`of ${figure(data.jobs)}`}</span>}
        </Figure>
        <Figure label={named('New applications')} value={data?.new_applications}>
          {data && <span className={aside}>since Monday</span>}
        </Figure>
        <Figure label={named('Answers due in 3 days')} value={data && due}>
          {due > 0 && (
            <button type="button" className={link} onClick={() => setList('due')}>
              Show them
            </button>
          )}
        </Figure>
        <Figure label={named('Late answers')} value={data && late} isLate={late > 0}>
          {late > 0 && (
            <button type="button" className={classes(link, 'text-weak!')} onClick={() => setList('late')}>
              Answer them now
            </button>
          )}
        </Figure>
      </div>
      <p className={classes('border-t border-line px-4 py-2.5 text-12 tablet:px-5', tone)}>{data ? overdue : NBSP}</p>
      {list && data && (
        <Waiting
          title={list === 'late' ? 'Late answers' : 'Answers due in 3 days'}
          people={data[list]}
          total={list === 'late' ? late : due}
          onJob={onJob}
          onClose={() => setList(null)}
        />
      )}
    </section>
  )
}

const link =
  'min-h-6 rounded-badge text-left text-12 font-label text-brand underline underline-offset-[3px] hover:text-brand-strong'

type FigureProps = { label: string; value: number | undefined; isLate?: boolean; children?: ReactNode }

function Figure({ label, value, isLate = false, children }: FigureProps) {
  return (
    <div className={cell}>
      <p className="text-12 text-ink-soft">{label}</p>
      <p className="mt-0.5 flex min-h-9 flex-wrap items-baseline gap-x-2">
        <span className={classes(number, isLate && 'text-weak')}>{value === undefined ? '–' : figure(value)}</span>
        {children}
      </p>
    </div>
  )
}

type WaitingProps = {
  title: string
  people: WaitingApplicant[]
  total: number
  /** Opens the applications of a job, and the first who is waiting. */
  onJob: (jobId: number, first?: number) => void
  onClose: () => void
}

/** Who is waiting, by job: each job opens its applications. */
function Waiting({ title, people, total, onJob, onClose }: WaitingProps) {
  const jobs = new Map<number, WaitingApplicant[]>()
  for (const person of people) jobs.set(person.job_id, [...(jobs.get(person.job_id) ?? []), person])
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={title}
      lead="Everyone who applied was promised an answer by a certain day."
    >
      <ul className="divide-y divide-line text-13">
        {[...jobs].map(([jobId, waiting]) => (
          <li key={jobId} className="flex flex-wrap items-start justify-between gap-3 py-3 first:pt-0">
            <div className="min-w-0 flex-1">
              <p className="font-strong wrap-anywhere">{waiting[0]!.job_title}</p>
              <ul className="mt-1 space-y-0.5 text-ink-soft">
                {waiting.slice(0, 5).map((person) => (
                  <li key={person.application_id} className="flex flex-wrap gap-x-2">
                    <span className="text-ink">{person.full_name}</span>
                    <span className={person.days_left < 0 ? 'text-weak' : undefined}>{promised(person)}</span>
                  </li>
                ))}
                {waiting.length > 5 && <li>+{waiting.length - 5} more</li>}
              </ul>
            </div>
            <span className="flex flex-wrap gap-2">
              <Button
                size="row"
                aria-label={`Answer everyone in turn: ${waiting[0]!.job_title}`}
                onClick={() => onJob(jobId, waiting[0]!.application_id)}
              >
                Answer in turn
              </Button>
              <Button size="row" aria-label={`Applications for ${waiting[0]!.job_title}`} onClick={() => onJob(jobId)}>
                Applications
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {total > people.length && (
        <p className="mt-3 text-12 text-ink-soft">{`The first ${people.length} of ${total} are listed.`}</p>
      )}
    </Dialog>
  )
}

function promised({ answer_due: due, days_left: days }: WaitingApplicant): string {
  if (days < 0) return `promised by ${dayOf(due)}, ${counted(-days, 'day')} late`
  return days === 0 ? 'promised for today' : `promised by ${dayOf(due)}, ${counted(days, 'day')} left`
}
