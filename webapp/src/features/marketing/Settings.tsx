import { FileText, Link2, Rss, UserCheck } from 'lucide-react'

import type { PlatformFields } from '@/api/marketing'
import { Badge } from '@/components/Badge'
import { Card, CardHead } from '@/components/Card'
import type { Agent } from '@/features/marketing/agent'
import { AutoPost } from '@/features/marketing/AutoPost'
import { figure } from '@/rules/figures'
import { carriedBy } from '@/rules/posts'

const icons = { account: UserCheck, webhook: Link2, folder: FileText, blog: Rss }

/** A card for each platform: whether the agent may post there on its own, the limits, and how posts get there. */
export function Settings({ agent }: { agent: Agent }) {
  return (
    <>
      <p className="mb-3 max-w-[72ch] text-13 text-ink-soft">
        With Auto-post on, the agent writes, schedules and publishes there by itself while it runs. With Auto-post off,
        only what a person schedules goes out. Accounts are set up on this server; their keys are never shown.
      </p>
      <ul className="grid grid-cols-1 gap-4 desk:grid-cols-2">
        {Object.entries(agent.platforms).map(([id, platform]) => (
          <li key={id}>
            <PlatformCard id={id} platform={platform} />
          </li>
        ))}
      </ul>
    </>
  )
}

function PlatformCard({ id, platform }: { id: string; platform: PlatformFields }) {
  const Icon = icons[platform.carrier]
  const facts = [
    { name: 'Character Limit', value: figure(platform.max_char_limit) },
    { name: 'Hashtag Limit', value: platform.hashtag_limit },
    { name: 'Post Every', value: `${platform.post_frequency_hours} h` },
  ]
  return (
    <Card aria-labelledby={`platform-${id}`} className="h-full">
      <CardHead
        id={`platform-${id}`}
        title={platform.name}
        lead={<Badge tone={platform.enabled ? 'good' : 'neutral'}>{platform.enabled ? 'Active' : 'Inactive'}</Badge>}
        actions={<AutoPost id={id} platform={platform} />}
      />
      <dl className="flex flex-wrap gap-px bg-line">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-1 flex-col justify-between bg-surface px-4 py-3 tablet:px-5">
            <dt className="text-12 text-ink-soft">{name}</dt>{' '}
            <dd className="mt-0.5 font-heading text-17 font-strong">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex items-start gap-2 border-t border-line px-4 py-3 text-12 text-ink-soft tablet:px-5">
        <Icon aria-hidden className="mt-px size-[15px] shrink-0" strokeWidth={1.75} />
        <span>
          {carriedBy(platform.carrier)}{' '}
          {platform.carrier === 'blog' && (
            <a href="/blog" target="_blank" className="font-label text-brand underline underline-offset-2">
              Open the blog
            </a>
          )}
        </span>
      </p>
    </Card>
  )
}
