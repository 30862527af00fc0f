import { ArrowLeft, ChevronDown, ChevronUp, SquareArrowOutUpRight } from 'lucide-react'
import { Link } from 'react-router'

import type { InboxThread } from '@/api/threads'
import { Button, ButtonLink } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { Initials } from '@/components/Initials'
import { panelTabs } from '@/features/decisions/applicants/panelTabs'
import { TeamThread } from '@/features/decisions/applicants/TeamThread'
import { InboxRail } from '@/features/decisions/inbox/InboxRail'

type Props = {
  thread: InboxThread
  /** Lead to the thread before and after it in the list; null where there is none. */
  toPrevious: (() => void) | null
  toNext: (() => void) | null
  onBack: () => void
}

/** A thread between the list and what is good to know; the other tabs lead to the application. */
export function OpenThread({ thread, toPrevious, toNext, onBack }: Props) {
  const { application_id: id, job_id: jobId, name, score } = thread
  const application = `/user/recruiterTracker?view=applications&jobId=${jobId}&application=${id}`
  return (
    <section aria-label={name} data-beside className="inbox-open">
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
          <h2 dir="auto" className="line-clamp-2 text-20 wrap-anywhere" title={name}>
            {name}
          </h2>
          <span className="block text-13 text-ink-soft wrap-anywhere">{`${thread.stage}, ${thread.job_title}`}</span>
        </span>
        <ButtonLink to={application} size="small" className="inbox-application">
          <SquareArrowOutUpRight aria-hidden />
          <span>Open the application</span>
        </ButtonLink>
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
        <InboxRail thread={thread} />
      </div>
    </section>
  )
}
