import { Bell } from 'lucide-react'
import { useState } from 'react'

import { useChangeTrackedJobMutation, type TrackedJob } from '@/api/trackedJobs'
import { Button } from '@/components/Button'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { laterBy } from '@/rules/jobAges'
import { dueToday, formOf, type Due } from '@/rules/trackerBoard'

const LATER = 3 // days
const AT_FIRST = 2

type Props = { jobs: readonly TrackedJob[]; today: string; onPractice: (job: TrackedJob) => void }

/** What needs attention today; two things at first, the rest on request. */
export function Today({ jobs, today, onPractice }: Props) {
  const [isWhole, setWhole] = useState(false)
  const [change] = useChangeTrackedJobMutation()
  const due = dueToday(jobs, today)
  if (due.length === 0) return null
  const rows = isWhole ? due : due.slice(0, AT_FIRST)

  const remind = async ({ job }: Due, remind_on: string | null) => {
    const { error } = await change({ ...formOf(job), id: job.id, remind_on })
    if (error) notify('The reminder was not changed', { tone: 'bad', text: messageOf(error) ?? 'Please try again.' })
  }

  return (
    <section aria-label="Today" className="board-today">
      <h2 className="board-today-name">
        <Bell aria-hidden className="size-4 text-thread-ink" strokeWidth={1.75} />
        Today
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={`${row.kind}${row.job.id}`}>
            <span className="min-w-0 grow wrap-anywhere">
              <span className="font-label">{row.title}</span> <span className="text-ink-soft">{row.text}</span>
            </span>
            {row.kind === 'meeting' ? (
              row.job.has_text && (
                <Button size="row" onClick={() => onPractice(row.job)}>
                  Practice
                </Button>
              )
            ) : (
              <>
                <Button size="row" onClick={() => void remind(row, null)} aria-label={`Done: ${row.title}`}>
                  Done
                </Button>
                <Button
                  size="row"
                  variant="quiet"
                  onClick={() => void remind(row, laterBy(today, LATER))}
                  aria-label={`Later: ${row.title}`}
                >
                  Later
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {due.length > AT_FIRST && (
        <Button size="row" variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Fewer' : `${due.length - AT_FIRST} more`}
        </Button>
      )}
    </section>
  )
}
