import { CalendarCheck2, Clock3, Files, UserRound, Users } from 'lucide-react'

import { useJobInterviewsQuery } from '@/api/interviewPlans'
import { useInterviewsQuery } from '@/api/interviews'
import type { InboxThread } from '@/api/threads'
import { useAssigneesQuery } from '@/api/triage'
import { Fact } from '@/features/decisions/inbox/Fact'
import { ownZone } from '@/lib/ownZone'
import { daysBetween } from '@/rules/jobAges'
import { shortDate, shortMoment } from '@/rules/tracker'

/** What is good to know while answering: the promised day, and what has been agreed. */
export function InboxRail({ thread, assigneeId }: { thread: InboxThread; assigneeId: number | null }) {
  const { application_id: id, job_id: jobId, answer_by: due } = thread
  const { data } = useInterviewsQuery(id)
  const { data: people } = useAssigneesQuery(jobId, { skip: assigneeId === null })
  const { data: job } = useJobInterviewsQuery(jobId, { refetchOnMountOrArgChange: true })
  const owner = people?.assignees.find((person) => person.id === assigneeId)
  const cards = job?.debriefs.find(({ application_id: applicationId }) => applicationId === id)
  const standing = data?.interviews.filter(({ state }) => state === 'booked' || state === 'proposed') ?? []
  const next = standing.find(({ starts_at: at }) => at) ?? standing[0]
  const left = due ? daysBetween(today(), due) : null
  return (
    <aside aria-label="At a glance" className="inbox-rail text-13">
      <h3 className="text-13 font-label">At a glance</h3>
      <dl>
        {due && (
          <Fact icon={<Clock3 />} name="Answer by">
            <span className={left !== null && left < 0 ? 'text-weak' : left !== null && left <= 3 ? 'text-medium' : ''}>
              {`${shortDate(due)}${left === null ? '' : left < 0 ? ', late' : left === 0 ? ', today' : `, in ${left} d`}`}
            </span>
          </Fact>
        )}
        <Fact icon={<CalendarCheck2 />} name="Next interview">
          {!next
            ? 'None'
            : next.starts_at
              ? `${next.title}, ${shortMoment(next.starts_at)}`
              : `${next.title}, no time chosen yet`}
        </Fact>
        {next && (
          <Fact icon={<Users />} name={next.interviewers.length > 1 ? 'Interviewers' : 'Interviewer'}>
            {next.interviewers.map(({ username }) => username).join(', ')}
          </Fact>
        )}
        {cards && (
          <Fact icon={<Files />} name="Scorecards">
            {`${cards.submitted} of ${cards.total} in`}
          </Fact>
        )}
        {owner && (
          <Fact icon={<UserRound />} name="Looked after by">
            {owner.username}
          </Fact>
        )}
      </dl>
    </aside>
  )
}

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: ownZone(), dateStyle: 'short' }).format(Date.now())
