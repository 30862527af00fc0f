import type { ReactNode } from 'react'

import { useJobInsightsQuery } from '@/api/insights'
import { Card } from '@/components/Card'
import { Bars, Days } from '@/features/decisions/applicants/Charts'
import { JobFailed } from '@/features/decisions/JobFailed'
import { Waiting } from '@/features/decisions/Waiting'
import { counted, figure } from '@/rules/figures'

/** How a job's applications are doing: how far they got, how long it took, and when and from where they came. */
export function Insights({ jobId, onBack }: { jobId: number; onBack: () => void }) {
  const { data, error, refetch } = useJobInsightsQuery(jobId, { refetchOnMountOrArgChange: true })
  if (error)
    return (
      <Card>
        <JobFailed title="The charts could not be drawn" error={error} onRetry={() => void refetch()} onBack={onBack} />
      </Card>
    )
  if (!data)
    return (
      <Card>
        <Waiting says="Counting..." />
      </Card>
    )
  const { funnel, time_in_stage: times, per_day: days, sources, answer_rate: rate } = data
  return (
    <div className="grid gap-4 wide:grid-cols-2">
      <Chart title="How far applicants got">
        <Bars
          label="Funnel"
          bars={funnel.map(({ stage, count }) => ({ name: stage, value: count, says: figure(count) }))}
        />
      </Chart>
      <Chart title="How long it takes" lead="median, and the longest">
        <Bars
          label="Time in each stage"
          bars={times.map(({ stage, median_days: median, longest_days: longest }) => ({
            name: stage,
            value: median ?? 0,
            most: longest ?? 0,
            says: median === null ? 'none yet' : `${days1(median)}, at most ${days1(longest ?? median)}`,
          }))}
        />
      </Chart>
      <Chart title="Applications per day" lead="the last 60 days at most">
        <Days days={days} />
      </Chart>
      <Chart title="Where they came from">
        <Bars
          label="Sources"
          bars={sources.map(({ source, count }) => ({ name: source, value: count, says: figure(count) }))}
        />
        <p className="mt-5 border-t border-line pt-3 text-13 text-ink-soft">
          {rate.percent === null
            ? `Your answer rate appears next to your jobs after ten applications; ${counted(rate.answered, 'answer')} so far.`
            : `You answered ${rate.percent}% of your applicants (${figure(rate.answered)} of ${figure(rate.total)}). Job seekers see this next to your jobs.`}
        </p>
      </Chart>
    </div>
  )
}

const days1 = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

function Chart({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Card padded>
      <h2 className="mb-4 flex flex-wrap items-baseline gap-x-2 text-15">
        {title}
        {lead && <span className="font-text text-12 font-normal text-ink-soft">{lead}</span>}
      </h2>
      {children}
    </Card>
  )
}
