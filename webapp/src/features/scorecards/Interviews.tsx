import { CalendarCheck2 } from 'lucide-react'
import { Link } from 'react-router'

import { useOwnInterviewsQuery, type OwnInterview } from '@/api/scorecards'
import { Badge } from '@/components/Badge'
import { Card, CardHead } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { OwnHours } from '@/components/workingHours/OwnHours'
import { ownZone } from '@/lib/ownZone'
import { useSession } from '@/lib/session/useSession'
import { periodIn } from '@/rules/bookings'
import { messageOf } from '@/rules/errors'

/** The interviews that the person holds: the next ones first, then past ones. */
export function Interviews() {
  const { data, error, refetch } = useOwnInterviewsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageHeader
        title="Interviews"
        lead="The interviews you conduct, with what to ask and your scorecards."
        actions={<OwnHours />}
      />
      {data ? (
        <Listed interviews={data.interviews} />
      ) : error ? (
        <ErrorState
          title="Your interviews could not be loaded"
          text={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <ScreenSkeleton />
      )}
    </>
  )
}

function Listed({ interviews }: { interviews: readonly OwnInterview[] }) {
  const { user } = useSession()
  if (interviews.length === 0)
    return (
      <EmptyState
        title="You have no interviews yet"
        text={
          user?.only_interviews
            ? 'As soon as a colleague adds you to one, it appears here.'
            : 'Propose one in an applicant’s panel, under Scorecards, or wait until a colleague adds you.'
        }
      />
    )
  return (
    <div className="space-y-4">
      <Section title="Coming up" interviews={interviews.filter(({ state }) => state !== 'done')} />
      <Section title="Over" interviews={interviews.filter(({ state }) => state === 'done').toReversed()} />
    </div>
  )
}

function Section({ title, interviews }: { title: string; interviews: readonly OwnInterview[] }) {
  if (interviews.length === 0) return null
  return (
    <Card aria-label={title}>
      <CardHead title={title} lead={String(interviews.length)} />
      <ul>
        {interviews.map((interview) => (
          <li key={interview.id} className="border-b border-line last:border-b-0">
            <Link
              to={`/user/interviews/${interview.id}`}
              className="flex flex-wrap items-center justify-between gap-2 px-5 py-3 text-13 hover:bg-sunken"
            >
              <span className="min-w-0">
                <span dir="auto" className="block font-label wrap-anywhere">
                  {`${interview.title} with ${interview.candidate}`}
                </span>
                <span className="block text-ink-soft wrap-anywhere">
                  {interview.starts_at ? periodIn(ownZone(), interview.starts_at, interview.minutes) : 'No time yet'}
                  {`, ${interview.job_title}`}
                </span>
              </span>
              <Mark interview={interview} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Mark({ interview }: { interview: OwnInterview }) {
  if (interview.is_submitted)
    return (
      <Badge tone="good" icon={<CalendarCheck2 aria-hidden />}>
        Scorecard in
      </Badge>
    )
  if (interview.state === 'done') return <Badge tone="medium">Scorecard due</Badge>
  return <Badge>{interview.state === 'booked' ? 'Booked' : 'Waiting for a time'}</Badge>
}
