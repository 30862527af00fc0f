import { useState } from 'react'

import type { ContentItem, PlatformFields } from '@/api/marketing'
import { Segments } from '@/components/Segments'
import { AsSent } from '@/features/marketing/AsSent'
import { BlogPost, LinkedInPost, MastodonPost, ShortPost } from '@/features/marketing/platformPosts'
import { safeLink } from '@/rules/jobCards'
import { carriedBy, momentOf } from '@/rules/posts'

const drawings = { twitter: ShortPost, linkedin: LinkedInPost, mastodon: MastodonPost, blog: BlogPost }

/** A post as readers of its platform see it, or as it leaves us where no account is set. */
export function PostPreview({ post, platform }: { post: ContentItem; platform: PlatformFields }) {
  const [view, setView] = useState<'there' | 'sent'>('there')
  const { carrier } = platform
  const handed = carrier === 'folder' || carrier === 'webhook'
  // Another server says where it is.
  const address = safeLink(post.address)
  const Drawing = drawings[post.platform] ?? ShortPost
  return (
    <div className="space-y-3">
      {handed && (
        <Segments
          label="Preview"
          value={view}
          onChange={setView}
          options={[
            { value: 'there', label: `On ${platform.name}` },
            { value: 'sent', label: carrier === 'folder' ? 'As a file' : 'As handed over' },
          ]}
        />
      )}
      {handed && view === 'sent' ? (
        <AsSent post={post} carrier={carrier} />
      ) : (
        <Drawing text={post.content} hashtags={post.hashtags} feature={post.feature} at={momentOf(post)} />
      )}
      <p className="text-12 text-ink-soft">
        {address ? (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="font-label text-brand underline underline-offset-2"
          >
            {`Read it on ${platform.name}`}
          </a>
        ) : (
          carriedBy(carrier)
        )}
      </p>
    </div>
  )
}
