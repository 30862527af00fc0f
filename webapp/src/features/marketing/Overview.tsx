import { Clock } from 'lucide-react'
import { Link } from 'react-router'

import {
  useAgentAnalyticsQuery,
  useContentCalendarQuery,
  useContentQueueQuery,
  type ContentItem,
} from '@/api/marketing'
import { Badge } from '@/components/Badge'
import { Card, CardHead } from '@/components/Card'
import { Skeleton } from '@/components/Skeleton'
import { heldBack, platformOf, type Agent } from '@/features/marketing/agent'
import { AutoPost } from '@/features/marketing/AutoPost'
import { DayColumns } from '@/features/marketing/DayColumns'
import { Facts, FactsSkeleton, RowsSkeleton } from '@/features/marketing/Facts'
import { HeldBack, StatusBadge, Subject } from '@/features/marketing/marks'
import { Part } from '@/features/marketing/Part'
import { counted } from '@/rules/figures'
import { byDay, dayOf, inSentence, nearMoment, nextFirst, spanOf, WEEK, weekFrom } from '@/rules/postCalendar'
import { FEED_LIMIT, momentOf } from '@/rules/posts'

const MOST = 5

/** The state of things at a glance: figures, what goes out next, where to, and the coming week. */
export function Overview({ agent }: { agent: Agent }) {
  const analytics = useAgentAnalyticsQuery(undefined, { refetchOnMountOrArgChange: true })
  const queue = useContentQueueQuery(FEED_LIMIT, { refetchOnMountOrArgChange: true })
  const { status, platforms, now } = agent
  const next = queue.data?.find(
    (post) => post.status === 'scheduled' && new Date(momentOf(post)) > now && !heldBack(post, agent),
  )
  return (
    <div className="space-y-4">
      <Part query={analytics} what="The figures" waiting={<FactsSkeleton count={4} />}>
        {({ total_posts_generated, platforms_active, posts_per_day, top_performing_features }) => {
          const lately = posts_per_day.slice(-WEEK).reduce((sum, { posts }) => sum + posts, 0)
          return (
            <Facts
              label="Overview"
              facts={[
                { name: 'Posts Generated', value: total_posts_generated, note: `${lately} published in 7 days` },
                { name: 'Active Platforms', value: platforms_active, note: `of ${Object.keys(platforms).length}` },
                {
                  name: 'Queue Size',
                  value: status.queue_size,
                  note: next && `next ${inSentence(nearMoment(momentOf(next), now))}`,
                },
                {
                  name: 'Features Promoted',
                  value: status.features_count,
                  note: `${top_performing_features.length} published so far`,
                },
              ]}
            />
          )
        }}
      </Part>
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_320px]">
        <Part query={queue} what="The queue" waiting={<RowsSkeleton count={MOST} />}>
          {(posts) => <Queue posts={nextFirst(posts, now)} agent={agent} />}
        </Part>
        <div className="space-y-4">
          <Platforms platforms={platforms} />
          <ComingDays now={now} />
        </div>
      </div>
    </div>
  )
}

function Queue({ posts, agent }: { posts: ContentItem[]; agent: Agent }) {
  const more = agent.status.queue_size - Math.min(posts.length, MOST)
  return (
    <Card aria-labelledby="queue">
      <CardHead
        id="queue"
        title="Next in the queue"
        actions={
          <Link to={{ search: '?view=feed' }} replace className="text-13 font-label text-brand hover:underline">
            Open feed
          </Link>
        }
      />
      {posts.length === 0 && (
        <p className="px-4 py-6 text-13 text-ink-soft tablet:px-5">
          Nothing is waiting to be published. Generate posts in the Content Feed, then schedule them.
        </p>
      )}
      <ul className="divide-y divide-line">
        {posts.slice(0, MOST).map((post) => (
          <li key={post.id} className="px-4 py-3.5 tablet:px-5">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
              <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
                <Badge>{platformOf(post, agent.platforms).name}</Badge>
                <Subject post={post} />
              </span>
              <span className="flex flex-wrap items-center gap-2 text-12 text-ink-soft">
                <Clock aria-hidden className="size-[13px]" strokeWidth={1.75} />
                {nearMoment(momentOf(post), agent.now)}
                <StatusBadge status={post.status} />
              </span>
            </div>
            <p className="mt-2 line-clamp-2 wrap-anywhere">{post.content}</p>
            <HeldBack post={post} agent={agent} className="mt-1.5" />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="border-t border-line px-4 py-2.5 text-12 text-ink-soft tablet:px-5">
          {`${counted(more, 'more post')} ${more === 1 ? 'waits' : 'wait'}`}
        </p>
      )}
    </Card>
  )
}

function Platforms({ platforms }: { platforms: Agent['platforms'] }) {
  return (
    <Card aria-labelledby="platforms">
      <CardHead id="platforms" title="Platforms" />
      <ul className="divide-y divide-line">
        {Object.entries(platforms).map(([id, platform]) => (
          <li key={id} className="px-4 py-2 tablet:px-5">
            <div className="flex items-center justify-between gap-3">
              <p className="flex flex-wrap items-center gap-2 text-13 font-label">
                {platform.name}
                <Badge tone={platform.enabled ? 'good' : 'neutral'}>{platform.enabled ? 'Active' : 'Inactive'}</Badge>
              </p>
              <AutoPost id={id} platform={platform} bare />
            </div>
            <p className="text-12 text-ink-soft">
              {`${counted(platform.max_char_limit, 'character')}, ${counted(platform.hashtag_limit, 'hashtag')}, every ${platform.post_frequency_hours} h`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ComingDays({ now }: { now: Date }) {
  const days = weekFrom(now, 0)
  const calendar = useContentCalendarQuery(spanOf(days, now), { refetchOnMountOrArgChange: true })
  return (
    <Part query={calendar} what="The coming days" waiting={<Skeleton faint className="h-64 rounded-card" />}>
      {(posts) => {
        const columns = [...byDay(days, posts)].map(([day, there]) => ({ day, posts: there.length }))
        const total = columns.reduce((sum, { posts: count }) => sum + count, 0)
        return (
          <Card aria-labelledby="coming">
            <CardHead
              id="coming"
              title="Next 7 days"
              actions={<span className="text-12 text-ink-soft">{counted(total, 'post')}</span>}
            />
            <div className="px-4 py-3 tablet:px-5">
              <DayColumns label="Posts of the next 7 days" days={columns} today={dayOf(now)} />
            </div>
          </Card>
        )
      }}
    </Part>
  )
}
