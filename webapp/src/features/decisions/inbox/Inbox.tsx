import '@/features/decisions/inbox/inbox.css'

import { ArrowLeft, ArrowRight } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { useInboxQuery, type InboxThread } from '@/api/threads'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Initials } from '@/components/Initials'
import { PageHeader } from '@/components/PageHeader'
import { Pagination } from '@/components/Pagination'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { SearchInput } from '@/components/SearchInput'
import { SmallRing } from '@/components/SmallRing'
import { bandOf } from '@/rules/bands'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'
import { momentBeside } from '@/rules/tracker'

const InboxRail = lazy(() =>
  import('@/features/decisions/inbox/InboxRail').then((file) => ({ default: file.InboxRail })),
)
const SentLater = lazy(() =>
  import('@/features/decisions/inbox/SentLater').then((file) => ({ default: file.SentLater })),
)
const Thread = lazy(() => import('@/components/Thread').then((file) => ({ default: file.Thread })))

const PAGE_SIZE = 50
const POLL = 60_000

const SECTIONS = [
  { title: 'New replies', holds: (thread: InboxThread) => thread.is_unread },
  { title: 'Not answered yet', holds: (thread: InboxThread) => !thread.is_unread && thread.is_from_applicant },
  { title: 'Waiting on them', holds: (thread: InboxThread) => !thread.is_from_applicant },
]

/** What applicants have written about all jobs that the person works on, and the answers. */
export function Inbox() {
  const [page, setPage] = useState(1)
  const [params, setParams] = useSearchParams()
  const [words, setWords] = useState('')
  const query = useDeferredValue(words.trim())
  const { data, error, refetch } = useInboxQuery(
    { page, page_size: PAGE_SIZE, ...(query && { query }) },
    { pollingInterval: POLL, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  )
  const chosen = Number(params.get('application')) || null
  const open = data?.threads.find((thread) => thread.application_id === chosen)
  // A thread that was read moves in the list, and stays open.
  const [last, setLast] = useState<InboxThread>()
  if (open && open !== last) setLast(open)
  const current = open ?? (last?.application_id === chosen ? last : undefined)
  const choose = (id: number | null) =>
    setParams(id === null ? {} : { application: String(id) }, { replace: chosen !== null })
  return (
    <>
      <div className={current && 'inbox-head'}>
        <PageHeader
          title="Inbox"
          lead={data && data.total > 0 && !query ? summary(data.unread, data.total) : 'Messages from applicants.'}
        />
      </div>
      {!current && (
        <Suspense>
          <SentLater />
        </Suspense>
      )}
      {data && (data.total || query) ? (
        <Card className="inbox" data-open={current ? '' : undefined}>
          <nav aria-label="Threads" className="inbox-list">
            <div className="px-4 pt-4">
              <SearchInput
                label="Search messages"
                value={words}
                onType={(typed) => {
                  setWords(typed)
                  setPage(1)
                }}
              />
            </div>
            {data.total === 0 && <p className="p-4 text-13 text-ink-soft">No thread has these words.</p>}
            {SECTIONS.map(({ title, holds }) => (
              <Section key={title} title={title} threads={data.threads.filter(holds)} open={chosen} onOpen={choose} />
            ))}
            {data.total > PAGE_SIZE && (
              <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
            )}
          </nav>
          {current ? (
            <Opened key={current.application_id} thread={current} onBack={() => choose(null)} />
          ) : (
            <p className="inbox-none text-13 text-ink-soft">Choose a conversation to read it here.</p>
          )}
        </Card>
      ) : data ? (
        <EmptyState
          title="Nobody has written yet"
          text="Messages about your jobs’ applications arrive here. To write the first one, open an application."
        />
      ) : error ? (
        <ErrorState title="The inbox could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <ScreenSkeleton />
      )}
    </>
  )
}

const summary = (unread: number, total: number) =>
  `${counted(total, 'thread')}, ${unread ? `${unread} with new replies` : 'no new replies'}.`

type SectionProps = {
  title: string
  threads: readonly InboxThread[]
  open: number | null
  onOpen: (id: number) => void
}

function Section({ title, threads, open, onOpen }: SectionProps) {
  if (threads.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="flex gap-2 px-4 pt-4 pb-1.5 text-12 font-label text-ink-soft">
        {title}
        <span className="tabular-nums">{threads.length}</span>
      </h2>
      <ul>
        {threads.map((thread) => (
          <li key={thread.application_id}>
            <button
              type="button"
              aria-current={open === thread.application_id || undefined}
              onClick={() => onOpen(thread.application_id)}
              className="inbox-row text-13"
            >
              <Face thread={thread} />
              <span className="min-w-0 flex-1">
                <span className="flex items-center gap-2">
                  <span dir="auto" className="truncate font-label" title={thread.name}>
                    {thread.name}
                  </span>
                  {thread.is_unread && (
                    <span className="inbox-dot">
                      <span className="sr-only">New</span>
                    </span>
                  )}
                  <time dateTime={thread.at} className="ml-auto shrink-0 text-12 text-ink-soft">
                    {momentBeside(thread.at)}
                  </time>
                </span>
                <span dir="auto" className="block truncate text-ink-soft">
                  {thread.is_own ? 'You: ' : thread.is_from_applicant ? '' : `${thread.author}: `}
                  {thread.text}
                </span>
                <span className="block truncate text-12 text-ink-soft">{`${thread.stage}, ${thread.job_title}`}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Face({ thread: { score, name } }: { thread: InboxThread }) {
  if (score === null) return <Initials name={name} className="size-8.5 text-12 font-strong" />
  return (
    <>
      <SmallRing percent={score} tone={bandOf(score)} />
      <span className="sr-only">{`Score ${score}%`}</span>
    </>
  )
}

function Opened({ thread, onBack }: { thread: InboxThread; onBack: () => void }) {
  const { application_id: id, job_id: jobId, name } = thread
  return (
    <section aria-label={name} className="inbox-open">
      <header className="inbox-title">
        <span className="inbox-back">
          <Button size="small" variant="quiet" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
            Inbox
          </Button>
        </span>
        <span className="min-w-0 flex-1">
          <h2 dir="auto" className="text-20 wrap-anywhere">
            {name}
          </h2>
          <span className="block text-13 text-ink-soft wrap-anywhere">{`${thread.stage}, ${thread.job_title}`}</span>
        </span>
        <Link
          to={`/user/recruiterTracker?view=applications&jobId=${jobId}&application=${id}`}
          className="inline-flex items-center gap-1 rounded-badge text-13 font-label whitespace-nowrap text-brand underline-offset-2 hover:underline"
        >
          Open the application
          <ArrowRight aria-hidden className="size-[14px]" strokeWidth={1.75} />
        </Link>
      </header>
      <div className="inbox-body">
        <Suspense>
          <Thread applicationId={id} to={name} mayWrite={thread.may_write} className="min-w-0 p-5 text-13" />
          <InboxRail thread={thread} />
        </Suspense>
      </div>
    </section>
  )
}
