import type { AgentStatus, ContentItem, PlatformFields } from '@/api/marketing'
import { heldUp, type Carrier } from '@/rules/posts'

/** What every tab of the dashboard knows. */
export type Agent = { status: AgentStatus; platforms: Record<string, PlatformFields>; now: Date }

/** A post that is looked at; with a time to choose where it can have one. `day` is one that was chosen already. */
export type Shown = { post: ContentItem; timing: boolean; day?: string }

/** Where a post goes. A platform that the server has taken away since is still called something. */
export function platformOf(post: ContentItem, platforms: Agent['platforms']): PlatformFields & { carrier: Carrier } {
  return (
    platforms[post.platform] ?? {
      name: post.platform,
      enabled: false,
      max_char_limit: 0,
      hashtag_limit: 0,
      post_frequency_hours: 0,
      carrier: 'folder',
    }
  )
}

/** Why a post stays here although it has a time; empty where nothing holds it. */
export const heldBack = (post: ContentItem, { status, platforms }: Agent) =>
  heldUp(post, { running: status.is_running, enabled: platformOf(post, platforms).enabled })
