import { PenLine, RotateCw } from 'lucide-react'
import { useState } from 'react'

import { useAppDispatch } from '@/lib/hooks'
import { messageOf } from '@/rules/errors'
import { askAnew, useContentQueueQuery, useGenerateContentMutation } from '@/api/marketing'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { FormNotice } from '@/components/FormNotice'
import type { Agent, OpenPost } from '@/features/marketing/agent'
import { ContentCard } from '@/features/marketing/ContentCard'
import { RowsSkeleton } from '@/features/marketing/Facts'
import { Part } from '@/features/marketing/Part'
import { ShownPost } from '@/features/marketing/ShownPost'
import { notify } from '@/lib/notify'
import { counted } from '@/rules/figures'
import { FEED_LIMIT, FEED_MOST } from '@/rules/posts'

/** Everything that was written: what waits, in the order of time, then what is out. */
export function ContentFeed({ agent }: { agent: Agent }) {
  const dispatch = useAppDispatch()
  const [limit, setLimit] = useState(FEED_LIMIT)
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const [open, setOpen] = useState<OpenPost | null>(null)
  const queue = useContentQueueQuery(limit, { refetchOnMountOrArgChange: true })
  const [generate, generating] = useGenerateContentMutation()
  const [problem, setProblem] = useState('')

  const write = async () => {
    setProblem('')
    const { data, error } = await generate()
    if (data) {
      setFresh(new Set(data.map(({ id }) => id)))
      return notify(`${counted(data.length, 'post')} generated`, {
        tone: 'good',
        text: 'Read them, then schedule them.',
      })
    }
    console.error('No content could be generated.', error)
    setProblem(messageOf(error) ?? 'The server cannot be reached. Please try again.')
  }

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-ink-soft">Scheduled posts in order, then published ones.</p>
        <span className="flex flex-wrap gap-2">
          <Button
            icon={<RotateCw aria-hidden />}
            busy={queue.isFetching && queue.data ? 'Refreshing...' : undefined}
            onClick={() => dispatch(askAnew())}
          >
            Refresh
          </Button>
          <Button
            variant="primary"
            icon={<PenLine aria-hidden />}
            busy={generating.isLoading ? 'Generating...' : undefined}
            onClick={() => void write()}
          >
            Generate Now
          </Button>
        </span>
      </div>
      <FormNotice className="mb-3">{problem}</FormNotice>
      <Part query={queue} what="The posts" waiting={<RowsSkeleton count={6} />}>
        {(posts) =>
          posts.length === 0 ? (
            <Card>
              <EmptyState
                title="No content generated yet"
                text="Generate Now writes one post for each platform whose Auto-post is on. Nothing is published before you schedule it."
              />
            </Card>
          ) : (
            <>
              <ul aria-label="Posts" className="space-y-3">
                {posts.map((post) => (
                  <li key={post.id}>
                    <ContentCard post={post} agent={agent} isNew={fresh.has(post.id)} onShow={setOpen} />
                  </li>
                ))}
              </ul>
              {posts.length === limit && limit < FEED_MOST && (
                <p className="mt-4 text-center">
                  <Button onClick={() => setLimit(Math.min(limit + FEED_LIMIT, FEED_MOST))}>Show more</Button>
                </p>
              )}
            </>
          )
        }
      </Part>
      <ShownPost open={open} platforms={agent.platforms} onClose={() => setOpen(null)} />
    </>
  )
}
