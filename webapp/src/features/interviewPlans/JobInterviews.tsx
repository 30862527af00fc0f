import { Link } from 'react-router'
import type { ReactNode } from 'react'

import { useJobInterviewsQuery, type JobInterviews as Listed } from '@/api/interviewPlans'
import { Badge } from '@/components/Badge'
import { Card, CardHead } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { ownZone } from '@/lib/ownZone'
import { periodIn } from '@/rules/bookings'
import { messageOf } from '@/rules/errors'

type Interview = Listed['interviews'][number]

/** The interviews of a job's applicants, or their debriefs. */
export function JobInterviews({ jobId, view }: { jobId: number; view: 'booked' | 'debriefs' }) {
  const { data, error, refetch } = useJobInterviewsQuery(jobId)
  if (!data)
    return error ? (
      <ErrorState
        title={view === 'booked' ? 'The interviews could not be loaded' : 'The debriefs could not be loaded'}
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <ScreenSkeleton />
    )
  return view === 'booked' ? (
    <Booked interviews={data.interviews} jobId={jobId} />
  ) : (
    <Debriefs debriefs={data.debriefs} />
  )
}

function Booked({ interviews, jobId }: { interviews: readonly Interview[]; jobId: number }) {
  if (interviews.length === 0)
    return (
      <EmptyState
        title="No interviews yet"
        text="Send the booking links of your plan in an applicant's panel, or in the interview kit."
      />
    )
  const of = (...states: Interview['state'][]) => interviews.filter(({ state }) => states.includes(state))
  const sections: [title: string, rows: Interview[]][] = [
    ['Coming up', of('booked')],
    ['No time yet', of('proposed', 'waiting')],
    ['Over', of('done').toReversed()],
  ]
  return (
    <div className="space-y-4">
      {sections
        .filter(([, rows]) => rows.length > 0)
        .map(([title, rows]) => (
          <Card key={title} aria-label={title}>
            <CardHead title={title} lead={String(rows.length)} />
            <ul>
              {rows.map((interview) => (
                <Row
                  key={interview.id}
                  to={`/user/RecruiterTracker?jobId=${jobId}&application=${interview.application_id}`}
                  title={`${interview.title} with ${interview.candidate}`}
                  fact={[timeOf(interview), ...interview.interviewers.map(({ username }) => username)].join(', ')}
                  mark={markOf(interview)}
                />
              ))}
            </ul>
          </Card>
        ))}
    </div>
  )
}

const timeOf = ({ starts_at: at, minutes }: Interview) => (at ? periodIn(ownZone(), at, minutes) : 'No time yet')

function markOf({ state, is_expired: isExpired }: Interview) {
  if (isExpired) return <Badge tone="medium">Link expired</Badge>
  if (state === 'proposed') return <Badge>Invited</Badge>
  return state === 'waiting' ? <Badge>Waits for the one before</Badge> : null
}

const isReady = ({ submitted, total }: Listed['debriefs'][number]) => submitted === total

function Debriefs({ debriefs }: { debriefs: Listed['debriefs'] }) {
  if (debriefs.length === 0)
    return (
      <EmptyState
        title="No debriefs yet"
        text="An applicant's debrief begins once an interview is over or a scorecard is in."
      />
    )
  // Those that can be decided on now come first.
  const ready = debriefs.toSorted((a, b) => Number(isReady(b)) - Number(isReady(a)))
  return (
    <Card aria-label="Debriefs">
      <CardHead title="Waiting for a decision" lead={String(debriefs.length)} />
      <ul>
        {ready.map(({ application_id: id, candidate, submitted, total }) => (
          <Row
            key={id}
            to={`/user/applications/${id}/debrief`}
            title={candidate}
            fact={`${submitted} of ${total} scorecards in`}
            mark={submitted === total && <Badge tone="good">All in</Badge>}
          />
        ))}
      </ul>
    </Card>
  )
}

function Row({ to, title, fact, mark }: { to: string; title: string; fact: string; mark: ReactNode }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={to}
        className="flex min-h-11 flex-wrap items-center justify-between gap-2 px-5 py-3 text-13 hover:bg-sunken"
      >
        <span className="min-w-0">
          <span dir="auto" className="block font-label wrap-anywhere">
            {title}
          </span>
          <span dir="auto" className="block text-ink-soft wrap-anywhere">
            {fact}
          </span>
        </span>
        {mark}
      </Link>
    </li>
  )
}
