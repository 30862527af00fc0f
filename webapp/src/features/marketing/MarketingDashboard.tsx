import { Play, Square } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { messageOf, statusOf } from '@/rules/errors'
import { counted } from '@/rules/figures'
import { useAgentPlatformsQuery, useAgentStatusQuery, useRunAgentMutation, type AgentStatus } from '@/api/marketing'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { FormNotice } from '@/components/FormNotice'
import { PageHeader } from '@/components/PageHeader'
import { Skeleton } from '@/components/Skeleton'
import { Tabs } from '@/components/Tabs'
import { Analytics } from '@/features/marketing/Analytics'
import { ContentCalendar } from '@/features/marketing/ContentCalendar'
import { ContentFeed } from '@/features/marketing/ContentFeed'
import { FactsSkeleton, RowsSkeleton } from '@/features/marketing/Facts'
import { Overview } from '@/features/marketing/Overview'
import { Part } from '@/features/marketing/Part'
import { Settings } from '@/features/marketing/Settings'
import { useNow } from '@/features/marketing/useNow'
import { useRefresh } from '@/features/marketing/useRefresh'
import { tabOf, tabs, type Tab } from '@/rules/posts'

const TITLE = 'Automated SEO Agent'

const labels: Record<Tab, string> = {
  overview: 'Overview',
  feed: 'Content Feed',
  calendar: 'Content Calendar',
  analytics: 'Analytics',
  settings: 'Settings',
}

const contents = {
  overview: Overview,
  feed: ContentFeed,
  calendar: ContentCalendar,
  analytics: Analytics,
  settings: Settings,
}

/** The marketing agent: whether it runs, what it wrote, when that goes out, what came of it, and where it may post. */
export function MarketingDashboard() {
  const status = useAgentStatusQuery(undefined, { refetchOnMountOrArgChange: true })
  const platforms = useAgentPlatformsQuery(undefined, { refetchOnMountOrArgChange: true })
  const failing = useRefresh(status.data?.is_running ?? false)
  const now = useNow()
  const [params, setParams] = useSearchParams()
  const [run, running] = useRunAgentMutation()
  const [problem, setProblem] = useState('')

  if (statusOf(status.error) === 403)
    return (
      <>
        <PageHeader title={TITLE} />
        <Card>
          <EmptyState title="Other people manage this agent" text={messageOf(status.error)} />
        </Card>
      </>
    )

  const turn = async (on: boolean) => {
    setProblem('')
    const { error } = await run(on)
    if (!error) return
    console.error(`The agent could not be ${on ? 'started' : 'stopped'}.`, error)
    setProblem(messageOf(error) ?? 'The server cannot be reached. Please try again.')
  }

  const choose = (tab: Tab) =>
    setParams(
      (last) => {
        if (tab === 'overview') last.delete('view')
        else last.set('view', tab)
        return last
      },
      { replace: true },
    )

  const isRunning = status.data?.is_running ?? false
  const all = {
    ...platforms,
    data: platforms.data && status.data && { status: status.data, platforms: platforms.data, now },
  }
  return (
    <>
      <PageHeader
        title={TITLE}
        lead={
          status.data ? (
            <State status={status.data} failing={failing} />
          ) : (
            !status.error && <Skeleton className="h-[22px] w-64" />
          )
        }
        actions={
          status.data && (
            <Button
              icon={isRunning ? <Square aria-hidden /> : <Play aria-hidden />}
              busy={running.isLoading ? (running.originalArgs ? 'Starting...' : 'Stopping...') : undefined}
              onClick={() => void turn(!isRunning)}
            >
              {isRunning ? 'Stop Agent' : 'Start Agent'}
            </Button>
          )
        }
      />
      <FormNotice className="mb-4">{problem}</FormNotice>
      <Part
        query={{
          ...all,
          error: platforms.error ?? status.error,
          refetch: () => [status.refetch(), platforms.refetch()],
        }}
        what="The agent"
        waiting={
          <div className="space-y-4">
            <Skeleton faint className="h-9" />
            <FactsSkeleton count={4} />
            <RowsSkeleton count={4} />
          </div>
        }
      >
        {(agent) => (
          <Tabs
            label="The agent"
            value={tabOf(params.get('view'))}
            onChange={choose}
            tabs={tabs.map((value) => {
              const Content = contents[value]
              return { value, label: labels[value], content: <Content agent={agent} /> }
            })}
          />
        )}
      </Part>
    </>
  )
}

function State({ status, failing }: { status: AgentStatus; failing: boolean }) {
  const { is_running: running, posts_today: today } = status
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span role="status">
        {running ? (
          <Badge tone="good" dot>
            Running
          </Badge>
        ) : (
          <Badge dot>Stopped</Badge>
        )}
      </span>
      {running && <span className="text-ink">{`${counted(today, 'post')} today`}</span>}
      {running && <span>{failing ? 'Could not refresh, will try again' : 'Refreshes every 30 seconds'}</span>}
      {!running && <span>It writes and posts nothing on its own. Posts that people schedule still go out.</span>}
    </span>
  )
}
