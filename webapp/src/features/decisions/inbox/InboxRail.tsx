import { CalendarCheck2, Clock3, Users } from 'lucide-react'
import type { ReactNode } from 'react'

import { useInterviewsQuery } from '@/api/interviews'
import type { InboxThread } from '@/api/threads'
import { ownZone } from '@/lib/ownZone'
import { daysBetween } from '@/rules/jobAges'
import { shortDate, shortMoment } from '@/rules/tracker'

/** What is good to know while answering: the promised day, and what has been agreed. */
export function InboxRail({ thread: { application_id: id, answer_by: due } }: { thread: InboxThread }) {
  const { data } = useInterviewsQuery(id)
  const standing = data?.interviews.filter(({ state }) => state === 'booked' || state === 'proposed') ?? []
  const next = standing.find(({ starts_at: at }) => at) ?? standing[0]
  const left = due ? daysBetween(today(), due) : null
  return (
    <aside aria-label="At a glance" className="inbox-rail text-13">
      <h3 className="text-13 font-label">At a glance</h3>
      <dl>
        {due && (
          <Line icon={<Clock3 />} name="Answer by">
            <span className={left !== null && left < 0 ? 'text-weak' : left !== null && left <= 3 ? 'text-medium' : ''}>
              {`${shortDate(due)}${left === null ? '' : left < 0 ? ', late' : left === 0 ? ', today' : `, in ${left} d`}`}
            </span>
          </Line>
        )}
        <Line icon={<CalendarCheck2 />} name="Next interview">
          {!next
            ? 'None'
            : next.starts_at
              ? `${next.title}, ${shortMoment(next.starts_at)}`
              : `${next.title}, no time chosen yet`}
        </Line>
        {next && (
          <Line icon={<Users />} name={next.interviewers.length > 1 ? 'Interviewers' : 'Interviewer'}>
            {next.interviewers.map(({ username }) => username).join(', ')}
          </Line>
        )}
      </dl>
    </aside>
  )
}

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: ownZone(), dateStyle: 'short' }).format(Date.now())

function Line({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="inbox-fact">
      <span aria-hidden>{icon}</span>
      <dt className="text-ink-soft">{name}</dt>
      <dd dir="auto" className="font-label wrap-anywhere">
        {children}
      </dd>
    </div>
  )
}
