import type { ContentItem } from '@/api/marketing'
import { whole } from '@/rules/posts'

/** The file that a post becomes, or what a webhook receives. */
export function AsSent({ post, carrier }: { post: ContentItem; carrier: 'folder' | 'webhook' }) {
  const key = `hireloom-${post.id}`
  const isFile = carrier === 'folder'
  const body = { key, platform: post.platform, text: post.content, hashtags: post.hashtags }
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-sunken">
      <figcaption className="border-b border-line px-3.5 py-2 text-12 text-ink-soft">
        <code>{isFile ? `posts/${post.platform}_${key}.txt` : 'POST, application/json'}</code>
      </figcaption>
      <pre className="px-3.5 py-3 text-12 wrap-anywhere whitespace-pre-wrap">
        {isFile ? whole(post.content, post.hashtags) : JSON.stringify(body, null, 2)}
      </pre>
    </figure>
  )
}
