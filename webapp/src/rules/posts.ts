/* What a post of the marketing agent says about itself, and how much room it takes. */

import { SHORTENED_ADDRESS } from '@/api/server.gen'

export const FEED_LIMIT = 20
export const FEED_MOST = 100
export const REFRESH_EVERY = 30_000
export const NOTE_FOR = 3_000

export type PostTimes = {
  id: number
  status: 'generated' | 'scheduled' | 'published'
  optimal_time: string
  schedule_time: string | null
  published_at: string | null
}

const types = { feature_highlight: 'Feature highlight', success_story: 'Success story', career_tip: 'Career tip' }

export const typeName = (type: keyof typeof types) => types[type]

export const toggleNote = (name: string, enabled: boolean) => `${name} ${enabled ? 'enabled' : 'disabled'} successfully`

/** When a post was, will, or would best be published. */
export const momentOf = (post: PostTimes) => post.published_at ?? post.schedule_time ?? post.optimal_time

export const inOrder = <Post extends PostTimes>(posts: Post[]) =>
  posts.toSorted((a, b) => Date.parse(momentOf(a)) - Date.parse(momentOf(b)) || a.id - b.id)

/** The same posts after one of them was given a time. */
export const timed = <Post extends PostTimes>(posts: Post[], id: number, at: string): Post[] =>
  posts.map((post) => (post.id === id ? { ...post, status: 'scheduled', schedule_time: at } : post))

/** What goes out: the text, and below it the hashtags. */
export const whole = (text: string, hashtags: readonly string[]) =>
  hashtags.length > 0 ? `${text}\n\n${hashtags.join(' ')}` : text

const ADDRESS = /https?:\/\/\S+/gu

const wide = (sign: string) => {
  const code = sign.codePointAt(0)!
  return !(code < 0x1100 || (code >= 0x2000 && code <= 0x2037))
}

/** Characters as the server counts them, by the strictest platform's rule: wide ones count twice, and an address counts
 * at least as much as a shortened one. */
export function weight(text: string): number {
  const addresses = text.match(ADDRESS) ?? []
  const plain = [...text.replace(ADDRESS, '')].reduce((sum, sign) => sum + (wide(sign) ? 2 : 1), 0)
  return addresses.reduce((sum, address) => sum + Math.max([...address].length, SHORTENED_ADDRESS), plain)
}

export type Part = { kind: 'text' | 'link' | 'tag'; text: string }

/** A text in parts, so that addresses and hashtags can be shown as platforms show them. */
export function partsOf(text: string): Part[] {
  return text
    .split(/(https?:\/\/\S+|#[A-Za-z0-9_]+)/u)
    .filter(Boolean)
    .map((part) => ({ kind: /^https?:/u.test(part) ? 'link' : part.startsWith('#') ? 'tag' : 'text', text: part }))
}

/** An address without scheme, query and fragment. */
export const shortAddress = (address: string) => address.replace(/^https?:\/\//u, '').replace(/[?#].*$/u, '')

const RANKS = [100, 75, 50, 25] as const

/** The best features; the length of a bar shows the rank only. */
export const ranked = (features: readonly string[]) =>
  RANKS.flatMap((percent, at) => (features[at] ? [{ name: features[at], percent, rank: at + 1 }] : []))

const carriers = {
  account: 'Goes out from the account that is set on this server.',
  webhook: 'No account is set. Posts are handed to the webhook that is set on this server.',
  folder: 'No account is set. Posts become files in the posts folder of this server and go no further.',
  blog: 'Goes to our own blog page and its feed.',
}

export type Carrier = keyof typeof carriers

/** How posts get to a platform from here. */
export const carriedBy = (carrier: Carrier) => carriers[carrier]

/** Why a post that is due has not been published; empty if nothing is holding it up. */
export function heldUp(
  post: PostTimes & { by_agent: boolean; problem: string },
  { running, enabled }: { running: boolean; enabled: boolean },
): string {
  if (post.problem) return post.problem
  if (post.status !== 'scheduled' || !post.by_agent || (running && enabled)) return ''
  return running ? 'Waits: Auto-post is off here.' : 'Waits: the agent is stopped.'
}

export const tabs = ['overview', 'feed', 'calendar', 'analytics', 'settings'] as const
export type Tab = (typeof tabs)[number]

/** The tab that an address names. */
export const tabOf = (named: string | null): Tab => tabs.find((tab) => tab === named) ?? 'overview'
