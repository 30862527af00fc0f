import type { ContentItem } from '@/api/marketing'
import { platformOf, type Agent } from '@/features/marketing/agent'
import { statusIcons } from '@/features/marketing/marks'
import { atTime } from '@/rules/clock'
import { momentOf } from '@/rules/posts'

export const looks = {
  generated: 'border-dashed border-line-control bg-surface',
  scheduled: 'border-brand-line bg-brand-soft',
  published: 'border-line bg-muted',
}

type Props = { post: ContentItem; platforms: Agent['platforms']; roomy?: boolean }

/** A post as shown on its day. */
export function PostChip({ post, platforms, roomy = false }: Props) {
  return (
    <>
      <span className="flex items-center justify-between gap-1.5">
        <span className="text-12 font-strong">{atTime(new Date(momentOf(post)))}</span>
        <span className="[&_svg]:size-[13px]">
          {statusIcons[post.status]}
          <span className="sr-only">{post.status}</span>
        </span>
      </span>
      <span className="mt-0.5 block truncate text-12 font-label text-ink-soft">
        {platformOf(post, platforms).name}
        {roomy && ` · ${post.status}`}
      </span>
      <span className="mt-1 line-clamp-2 text-12 wrap-anywhere">{post.content}</span>
    </>
  )
}
