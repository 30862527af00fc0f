import type { TrackedJob } from '@/api/trackedJobs'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { daysBetween } from '@/rules/jobAges'
import { shortDate } from '@/rules/tracker'

type Props = {
  offers: readonly TrackedJob[]
  today: string
  onClose: () => void
  onOpen: (job: TrackedJob) => void
}

const NOTHING = 'Not recorded'

/** Offers side by side, by what matters. */
export function OffersDialog({ offers, today, onClose, onOpen }: Props) {
  const rows: { name: string; of: (job: TrackedJob) => string }[] = [
    { name: 'Pay', of: ({ salary }) => salary },
    { name: 'Start', of: ({ starts_on }) => (starts_on ? shortDate(starts_on) : '') },
    { name: 'Place', of: ({ location }) => location },
    { name: 'Answer by', of: (job) => answerBy(job, today) },
    { name: 'Profile match', of: ({ match_score }) => (match_score === null ? '' : `${match_score}%`) },
    { name: 'Notes', of: ({ note }) => note },
  ]
  return (
    <Dialog open wide="broad" onOpenChange={onClose} title="Compare offers">
      <div className="board-scroll" tabIndex={0} role="region" aria-label="Offers">
        <table className="board-table text-13">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">What</span>
              </th>
              {offers.map((job) => (
                <th key={job.id} scope="col">
                  {job.title}
                  <span className="block font-normal text-ink-soft">{job.company}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, of }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {offers.map((job) => (
                  <td key={job.id}>{of(job) || <span className="text-ink-faint">{NOTHING}</span>}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">
                <span className="sr-only">More</span>
              </th>
              {offers.map((job) => (
                <td key={job.id}>
                  <Button
                    size="small"
                    aria-label={`Open ${job.title}, ${job.company}`}
                    onClick={() => {
                      onClose()
                      onOpen(job)
                    }}
                  >
                    Open
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}

function answerBy({ ends_on }: TrackedJob, today: string): string {
  const left = daysBetween(today, ends_on)
  if (!ends_on || left === null) return ''
  return left < 0 ? `${shortDate(ends_on)}, past` : left === 0 ? 'Today' : `${shortDate(ends_on)}, ${left} days left`
}
