import '@/features/administration/system.css'

import {
  Archive,
  Briefcase,
  CircleCheck,
  CircleX,
  Clock,
  Cpu,
  Database,
  HardDrive,
  KeyRound,
  Mail,
  Minus,
  Network,
  Puzzle,
  RotateCw,
  TriangleAlert,
  Type,
  Zap,
} from 'lucide-react'
import { useState } from 'react'

import { useSystemQuery, type SystemPlugin, type SystemProvider } from '@/api/administration'
import { Badge } from '@/components/Badge'
import { Button, ButtonLink } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { ErrorState } from '@/components/ErrorState'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { HowToFix } from '@/features/administration/HowToFix'
import { ModelCard } from '@/features/administration/ModelCard'
import { OutboxLine } from '@/features/administration/OutboxLine'
import { SecurityLog } from '@/features/administration/SecurityLog'
import { WithSettings } from '@/features/administration/WithSettings'
import { classes } from '@/lib/classes'
import { useVisible } from '@/lib/useVisible'
import { atTime } from '@/rules/clock'
import { messageOf } from '@/rules/errors'
import { figure } from '@/rules/figures'
import { ageText, capitalized, pluginLooks, providerLooks, workingText } from '@/rules/system'
import { shortMoment } from '@/rules/tracker'

const icons = { working: CircleCheck, slow: TriangleAlert, failing: CircleX, absent: Minus }
/** By the first word of the part's name. */
const signs: Record<string, typeof Mail> = {
  broker: Network,
  clock: Clock,
  database: Database,
  disk: HardDrive,
  email: Mail,
  files: Archive,
  fonts: Type,
  job: Briefcase,
  model: Cpu,
  outbox: Mail,
  redis: Zap,
  secret: KeyRound,
}
const LOOKS_AGAIN_AFTER = 60_000

/** What the product runs on and whether it works: asked again each minute while it is looked at. */
export function System() {
  const isVisible = useVisible()
  const [isAgain, setAgain] = useState(false)
  const [fixing, setFixing] = useState('')
  const { data, isLoading, isFetching, error, refetch, fulfilledTimeStamp } = useSystemQuery(isAgain, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isVisible ? LOOKS_AGAIN_AFTER : 0,
  })
  const checkAgain = () => (isAgain ? void refetch() : setAgain(true))
  if (isLoading) return <ScreenSkeleton />
  if (!data)
    return <ErrorState title="The system could not be checked" text={messageOf(error)} onRetry={() => void refetch()} />
  const broken = data.providers.find(({ name }) => name === fixing)
  const age = data.ages.at(-1)?.minutes ?? 0
  return (
    <div className="system">
      <Card aria-label="Providers" className="min-w-0">
        <CardHead
          title="Providers"
          lead={`${workingText(data.providers)}, checked at ${atTime(new Date(fulfilledTimeStamp ?? 0))}`}
          actions={
            <Button
              size="small"
              icon={<RotateCw aria-hidden />}
              busy={isFetching ? 'Checking...' : undefined}
              onClick={checkAgain}
            >
              Check again
            </Button>
          }
        />
        <ul>
          {data.providers.map((provider) => (
            <Provider key={provider.name} provider={provider} onFix={() => setFixing(provider.name)} />
          ))}
        </ul>
      </Card>
      <div className="system-side min-w-0 space-y-4">
        <ModelCard model={data.model} address={data.model_address} cost={data.cost} />
        <Card aria-label="Outbox" className="min-w-0">
          <CardHead title="Outbox" lead="Age of the oldest email" />
          <div className="p-4">
            <p className="mb-1.5 text-12 text-ink-soft">
              <b className="text-20 text-ink">{ageText(age)}</b>{' '}
              {`${figure(data.waiting)} waiting, ${figure(data.sent)} sent in 24 hours`}
            </p>
            <OutboxLine ages={data.ages} />
          </div>
        </Card>
        <Card aria-label="Plugins" className="min-w-0">
          <CardHead title="Plugins" lead={figure(data.plugins.length)} />
          <ul>
            {data.plugins.map((plugin) => (
              <Plugin key={`${plugin.package} ${plugin.kind}`} plugin={plugin} />
            ))}
            {data.plugins.length === 0 && (
              <li className="p-4 text-13 text-ink-soft">No installed package adds a provider.</li>
            )}
          </ul>
        </Card>
      </div>
      <div className="min-w-0">
        <SecurityLog />
      </div>
      {broken && (
        <HowToFix
          provider={broken}
          onClose={() => setFixing('')}
          onCheck={() => {
            setFixing('')
            checkAgain()
          }}
        />
      )}
    </div>
  )
}

function Plugin({ plugin }: { plugin: SystemPlugin }) {
  const { package: name, version, kind, state, problem, breach, breach_at: brokenAt } = plugin
  const look = pluginLooks[state]
  const failure = problem || (state === 'broken' && brokenAt && `${capitalized(breach)}, ${shortMoment(brokenAt)}`)
  return (
    <li className="system-plugin text-13">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-label">{name}</span> <span className="text-12 text-ink-soft">{version}</span>
        <span className={classes('block text-12', problem ? 'text-weak' : 'text-ink-soft')}>
          {failure || `${capitalized(kind)}${state === 'idle' ? ', not chosen' : ''}`}
        </span>
      </span>
      <Badge tone={look.tone} dot>
        {look.label}
      </Badge>
    </li>
  )
}

type ProviderProps = { provider: SystemProvider; onFix: () => void }

function Provider({ provider: { name, state, message, advice, setting, seconds }, onFix }: ProviderProps) {
  const look = providerLooks[state]
  const Icon = icons[state]
  const Sign = signs[/^\w+/.exec(name)?.[0] ?? ''] ?? Puzzle
  const isAboutMail = name === 'outbox' || name === 'email'
  return (
    <li className="system-provider text-13">
      <span className="flex items-center gap-2.5 font-label">
        <Sign aria-hidden className="size-4 shrink-0 text-ink-soft" strokeWidth={1.75} />
        {capitalized(name)}
      </span>
      <span className="system-result min-w-0 wrap-anywhere text-ink-soft">
        <WithSettings text={setting ? `${setting} sets it up.` : capitalized(message)} />
        {advice && (
          <span className="block text-12">
            <WithSettings text={advice} />
          </span>
        )}
        {isAboutMail && state === 'failing' && (
          <ButtonLink size="small" to={{ search: '?view=mail' }} className="mt-1.5">
            See the emails
          </ButtonLink>
        )}
        {advice && !isAboutMail && state === 'failing' && (
          <span className="mt-1.5 block">
            <Button size="row" aria-label={`How to fix: ${name}`} onClick={onFix}>
              How to fix
            </Button>
          </span>
        )}
      </span>
      <span className="system-state">
        {!setting && (
          <span className="text-12 text-ink-soft">
            {seconds < 1 ? `${Math.round(seconds * 1000)} ms` : `${seconds.toFixed(1)} s`}
          </span>
        )}
        <Badge tone={look.tone} icon={<Icon aria-hidden />}>
          {look.label}
        </Badge>
      </span>
    </li>
  )
}
