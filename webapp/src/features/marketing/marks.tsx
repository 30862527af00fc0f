import { CircleCheck, CircleDashed, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import type { ContentItem, PlatformFields } from '@/api/marketing'
import { Badge } from '@/components/Badge'
import { heldBack, type Agent } from '@/features/marketing/agent'
import { classes } from '@/lib/classes'
import { counted, figure } from '@/rules/figures'
import { typeName, weight, whole } from '@/rules/posts'

export const statusIcons: Record<ContentItem['status'], ReactNode> = {
  generated: <CircleDashed aria-hidden />,
  scheduled: <Clock aria-hidden />,
  published: <CircleCheck aria-hidden />,
}

const tones = { generated: 'neutral', scheduled: 'brand', published: 'good' } as const

export function StatusBadge({ status }: { status: ContentItem['status'] }) {
  return (
    <Badge tone={tones[status]} icon={statusIcons[status]}>
      {status}
    </Badge>
  )
}

/** What sort of post it is, and about what. */
export function Subject({ post }: { post: ContentItem }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-12 text-ink-soft">
      <span>{typeName(post.type)}</span>
      <span aria-hidden>·</span>
      <span className="wrap-anywhere">{post.feature}</span>
    </span>
  )
}

/** Why a post stays here although it has a time. */
export function HeldBack({ post, agent, className }: { post: ContentItem; agent: Agent; className: string }) {
  const reason = heldBack(post, agent)
  if (!reason) return null
  return (
    <p className={classes('flex items-start gap-1.5 text-12 text-medium', className)}>
      <TriangleAlert aria-hidden className="mt-px size-[13px] shrink-0" strokeWidth={2} />
      {reason}
    </p>
  )
}

/** How much of a platform's room a post takes. */
export function Room({ post, platform }: { post: ContentItem; platform: PlatformFields }) {
  const size = weight(whole(post.content, post.hashtags))
  const over = size > platform.max_char_limit || post.hashtags.length > platform.hashtag_limit
  return (
    <span className={classes('whitespace-nowrap', over && 'font-label text-weak')}>
      {`${figure(size)} of ${counted(platform.max_char_limit, 'character')}`}
    </span>
  )
}
