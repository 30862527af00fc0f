import { Link } from 'react-router'

import { useJobInterviewsQuery } from '@/api/interviewPlans'
import { classes } from '@/lib/classes'

export type PlanView = 'plan' | 'booked' | 'debriefs'

/** From a job's applications over its interview plan to what became of it. */
export function JobTabs({ jobId, view }: { jobId: number; view: PlanView }) {
  const { data } = useJobInterviewsQuery(jobId, {
    refetchOnMountOrArgChange: true,
  })
  const tabs: [name: string, to: string, count?: number][] = [
    ['Applications', `/user/RecruiterTracker?jobId=${jobId}`],
    ['Interview plan', '?'],
    ['Booked', '?view=booked', data?.interviews.filter(({ state }) => state === 'booked').length],
    ['Debriefs', '?view=debriefs', data?.debriefs.length],
  ]
  const current = {
    plan: 'Interview plan',
    booked: 'Booked',
    debriefs: 'Debriefs',
  }[view]
  return (
    <nav aria-label="About the job" className="mb-4 flex gap-x-5 overflow-x-auto border-b border-line">
      {tabs.map(([name, to, count]) => (
        <Link
          key={name}
          to={to}
          replace={to.startsWith('?')}
          aria-current={name === current ? 'page' : undefined}
          className={classes(
            'flex min-h-11 shrink-0 items-center gap-1.5 border-b-2 text-13 font-label whitespace-nowrap hover:text-ink',
            name === current ? 'border-brand text-ink' : 'border-transparent text-ink-soft',
          )}
        >
          {`${name} `}
          {count !== undefined && <span className="text-12 text-ink-soft">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
