import type { InterviewPlan } from '@/api/interviewPlans'
import { Card, CardHead } from '@/components/Card'
import { Initials } from '@/components/Initials'

/** How many interviews everybody has this week. People who have their full number offer no more times. */
export function Load({ people }: { people: InterviewPlan['people'] }) {
  return (
    <Card aria-label="Load this week">
      <CardHead title="Load this week" lead="People who are fully booked offer no more times." />
      <ul className="plan-load text-13">
        {people.map(({ user_id: id, username, booked, per_week: most }) => (
          <li key={id} data-full={booked >= most || undefined}>
            <Initials name={username} />
            <span className="min-w-0">
              <span className="flex justify-between gap-3">
                <span dir="auto" className="min-w-0 font-label wrap-anywhere">
                  {username}
                </span>
                <span className="plan-count shrink-0 text-12">
                  {`${booked} of ${most}${booked >= most ? ', full' : ''}`}
                </span>
              </span>
              <span aria-hidden className="plan-threads">
                {Array.from({ length: most }, (_, at) => (
                  <span key={at} data-open={at >= booked || undefined} />
                ))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
