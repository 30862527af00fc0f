import { useAgentAnalyticsQuery } from '@/api/marketing'
import { Card, CardHead } from '@/components/Card'
import type { Agent } from '@/features/marketing/agent'
import { DayColumns } from '@/features/marketing/DayColumns'
import { Facts, FactsSkeleton, RowsSkeleton } from '@/features/marketing/Facts'
import { Part } from '@/features/marketing/Part'
import { counted } from '@/rules/figures'
import { ranked } from '@/rules/posts'

/** What was written, what it was about, and when it went out. */
export function Analytics({ agent }: { agent: Agent }) {
  const analytics = useAgentAnalyticsQuery(undefined, { refetchOnMountOrArgChange: true })
  const today = agent.now.toISOString().slice(0, 10)
  return (
    <Part
      query={analytics}
      what="The analytics"
      waiting={
        <div className="space-y-4">
          <FactsSkeleton count={3} />
          <RowsSkeleton count={3} />
        </div>
      }
    >
      {({ content_performance: counts, top_performing_features: features, posts_per_day: days }) => {
        const total = days.reduce((sum, { posts }) => sum + posts, 0)
        return (
          <div className="space-y-4">
            <Facts
              label="Posts by type"
              facts={[
                { name: 'Feature Highlights', value: counts.feature_highlights },
                { name: 'Success Stories', value: counts.success_stories },
                { name: 'Career Tips', value: counts.tips },
              ]}
            />
            <div className="grid items-start gap-4 desk:grid-cols-2">
              <Card aria-labelledby="top">
                <CardHead id="top" title="Top Performing Features" />
                <TopFeatures features={features} />
              </Card>
              <Card aria-labelledby="perday">
                <CardHead
                  id="perday"
                  title="Posts per day"
                  lead="published"
                  actions={
                    <span className="text-12 text-ink-soft">{`${total} in ${counted(days.length, 'day')}, UTC`}</span>
                  }
                />
                <div className="px-4 py-3 tablet:px-5">
                  {total === 0 ? (
                    <p className="py-2 text-13 text-ink-soft">{`Nothing was published in the last ${days.length} days.`}</p>
                  ) : (
                    <DayColumns
                      label="Posts published per day"
                      days={days.map(({ date, posts }) => ({ day: date, posts }))}
                      today={today}
                    />
                  )}
                </div>
              </Card>
            </div>
          </div>
        )
      }}
    </Part>
  )
}

function TopFeatures({ features }: { features: string[] }) {
  if (features.length === 0)
    return <p className="px-4 py-5 text-13 text-ink-soft tablet:px-5">No post about a feature was published yet.</p>
  return (
    <div className="px-4 py-4 tablet:px-5">
      <ol className="space-y-4">
        {ranked(features).map(({ name, percent, rank }) => (
          <li key={name} className="text-13">
            <span className="flex justify-between gap-3">
              <span className="font-label">{name}</span>
              <span className="text-12 text-ink-soft">{`No. ${rank}`}</span>
            </span>
            <span
              role="meter"
              aria-label={`${name}, number ${rank}`}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
              className="mt-1.5 block h-1.5 overflow-hidden rounded-[3px] bg-line"
            >
              <span className="block h-full rounded-[3px] bg-brand" style={{ width: `${percent}%` }} />
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 border-t border-line pt-3 text-12 text-ink-soft">
        Ranked by the applications their links brought, then by number of posts. The bars show the rank, not a share.
      </p>
    </div>
  )
}
