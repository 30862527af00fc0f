import type { AgentStatus, ContentItem, PlatformFields } from '@/api/marketing'
import { heldUp, type Carrier } from '@/rules/posts'

/** The data that every tab of the dashboard shares. */
export type Agent = { status: AgentStatus; platforms: Record<string, PlatformFields>; now: Date }

/** The post in the dialog. `timing`: its time is being chosen; `day` was chosen already. */
export type OpenPost = { post: ContentItem; timing: boolean; day?: string }

/** The platform of a post; one that the server no longer knows keeps its id as a name. */
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
