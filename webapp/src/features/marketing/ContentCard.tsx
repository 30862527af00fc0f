import { CalendarClock, Clock, Eye } from 'lucide-react'
import { useState } from 'react'

import type { ContentItem } from '@/api/marketing'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { platformOf, type Agent, type OpenPost } from '@/features/marketing/agent'
import { HeldBack, Room, StatusBadge, Subject } from '@/features/marketing/marks'
import { classes } from '@/lib/classes'
import { canBeTimed, inSentence, nearMoment } from '@/rules/postCalendar'
import { momentOf } from '@/rules/posts'
import { shortMoment } from '@/rules/tracker'

const LONG = 420

const words = { generated: 'Optimal time', scheduled: 'Goes out', published: 'Went out' }

type Props = { post: ContentItem; agent: Agent; isNew: boolean; onShow: (open: OpenPost) => void }

/** One post with everything about it. */
export function ContentCard({ post, agent, isNew, onShow }: Props) {
  const [open, setOpen] = useState(false)
  const platform = platformOf(post, agent.platforms)
  const long = post.content.length > LONG || post.content.split('\n').length > 6
  return (
    <Card padded aria-label={`${platform.name}: ${post.content.slice(0, 60)}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Badge>{platform.name}</Badge>
          <Subject post={post} />
          {isNew && <Badge tone="brand">new</Badge>}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-soft">
          <Clock aria-hidden className="size-[13px]" strokeWidth={1.75} />
          {`${words[post.status]} ${inSentence(nearMoment(momentOf(post), agent.now))}`}
          <StatusBadge status={post.status} />
        </span>
      </div>
      <p className={classes('mt-3 wrap-anywhere whitespace-pre-wrap', long && !open && 'line-clamp-8')}>
        {post.content}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-6 rounded-badge text-13 font-label text-brand hover:underline"
        >
          {open ? 'Show less' : 'Show more'}
        </button>
      )}
      {post.hashtags.length > 0 && (
        <ul aria-label="Hashtags" className="mt-2 flex flex-wrap gap-x-2.5 gap-y-1 text-13 text-brand">
          {post.hashtags.map((hashtag) => (
            <li key={hashtag} className="wrap-anywhere">
              {hashtag}
            </li>
          ))}
        </ul>
      )}
      <HeldBack post={post} agent={agent} className="mt-3" />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-12 text-ink-soft">
          <span>{`Created ${shortMoment(post.created_at)}`}</span>
          {post.status !== 'generated' && (
            <span>{`Optimal time ${inSentence(nearMoment(post.optimal_time, agent.now))}`}</span>
          )}
          <Room post={post} platform={platform} />
          {post.by_agent && <span>by Auto-post</span>}
        </p>
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="quiet"
            icon={<Eye aria-hidden />}
            onClick={() => onShow({ post, timing: false })}
          >
            Preview
          </Button>
          {canBeTimed(post) && (
            <Button size="small" icon={<CalendarClock aria-hidden />} onClick={() => onShow({ post, timing: true })}>
              {post.status === 'generated' ? 'Schedule' : 'Change time'}
            </Button>
          )}
        </span>
      </div>
    </Card>
  )
}
