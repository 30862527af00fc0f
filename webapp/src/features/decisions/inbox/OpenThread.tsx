import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { useApplicantsQuery } from '@/api/decisions'
import { useStagesQuery } from '@/api/stages'
import type { InboxThread } from '@/api/threads'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { Initials } from '@/components/Initials'
import { StageSign } from '@/features/decisions/applicants/StageSign'
import { panelTabs } from '@/features/decisions/applicants/panelTabs'
import { TeamThread } from '@/features/decisions/applicants/TeamThread'
import { InboxRail } from '@/features/decisions/inbox/InboxRail'
import { ThreadActs, type Decisions } from '@/features/decisions/inbox/ThreadActs'
import { useKeysWithin } from '@/lib/useRowKeys'
import { undoLast } from '@/lib/wayBack'
import { outlineOf } from '@/rules/decisions'
import { counted } from '@/rules/figures'

type Props = {
  thread: InboxThread
  /** Lead to the thread before and after it in the list; null where there is none. */
  toPrevious: (() => void) | null
  toNext: (() => void) | null
  decisions: Decisions
  onBack: () => void
}

/** A thread between the list and what is good to know; the other tabs lead to the application. */
export function OpenThread({ thread, toPrevious, toNext, decisions, onBack }: Props) {
  const { application_id: id, job_id: jobId, name, score } = thread
  const place = useRef<HTMLElement>(null)
  const { data } = useApplicantsQuery(
    { jobId, sort: 'applied', words: '', page: 1, pageSize: 1, around: id },
    { refetchOnMountOrArgChange: true },
  )
  const applicant = data?.applications.find((row) => row.id === id)
  const application = `/user/recruiterTracker?view=applications&jobId=${jobId}&application=${id}`
  useKeysWithin(place, { j: toNext, k: toPrevious, z: undoLast })
  // The keys work within it. What was pressed may be gone: with the thread before, or as a new reply that is read now.
  useEffect(() => place.current?.querySelector('h2')?.focus(), [])
  return (
    <section ref={place} aria-label={name} data-beside className="inbox-open">
      <header className="inbox-title">
        <span className="inbox-back">
          {/* The list with the heading of the screen is not on a phone's screen now. */}
          <h1 className="sr-only">Inbox</h1>
          <Button size="small" variant="quiet" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
            Inbox
          </Button>
        </span>
        <Initials name={name} className="size-10 text-12 font-strong" />
        <span className="min-w-40 flex-1">
          <h2 dir="auto" tabIndex={-1} className="line-clamp-2 text-20 outline-none wrap-anywhere" title={name}>
            {name}
          </h2>
          <span dir="auto" className="block text-13 text-ink-soft wrap-anywhere">
            {[applicant && outlineOf(applicant), thread.job_title].filter(Boolean).join(', ')}
          </span>
        </span>
        <StageNow thread={thread} days={applicant?.stage_days ?? null} stage={applicant?.stage ?? null} />
        {applicant && thread.may_write && (
          <ThreadActs application={applicant} jobId={jobId} place={place} decisions={decisions} />
        )}
        <span className="inbox-steps">
          <IconButton aria-label="Previous thread" disabled={!toPrevious} onClick={() => toPrevious?.()}>
            <ChevronUp aria-hidden />
          </IconButton>
          <IconButton aria-label="Next thread" disabled={!toNext} onClick={() => toNext?.()}>
            <ChevronDown aria-hidden />
          </IconButton>
        </span>
      </header>
      <nav aria-label="About this applicant" className="inbox-tabs">
        {panelTabs.map((tab) =>
          tab === 'thread' ? (
            <span key={tab} aria-current="page">
              Thread
            </span>
          ) : (
            <Link key={tab} to={`${application}&tab=${tab}`}>
              {`${tab[0]!.toUpperCase()}${tab.slice(1)}${tab === 'evidence' && score !== null ? ` ${score}` : ''}`}
            </Link>
          ),
        )}
      </nav>
      <div className="inbox-body">
        <div className="inbox-thread">
          <TeamThread isMain applicationId={id} to={name} mayWrite={thread.may_write} />
        </div>
        <InboxRail thread={thread} assigneeId={applicant?.assignee_id ?? null} />
      </div>
    </section>
  )
}

type StageProps = { thread: InboxThread; stage: number | null; days: number | null }

/** Where the application stands, and since when. */
function StageNow({ thread: { job_id: jobId, stage: name }, stage, days }: StageProps) {
  const { data } = useStagesQuery(jobId)
  const stages = data?.stages ?? []
  const at = stage === null ? 0 : stages.findIndex(({ id }) => id === stage)
  const since = days === null ? '' : `, ${days === 0 ? 'today' : counted(days, 'day')}`
  return (
    <Badge
      className="inbox-stage"
      icon={days !== null && stages.length > 0 && <StageSign at={at} of={stages.length} />}
    >
      <span className="truncate">
        <bdi>{days === null ? name : (stages[at]?.name ?? name)}</bdi>
        {since}
      </span>
    </Badge>
  )
}
