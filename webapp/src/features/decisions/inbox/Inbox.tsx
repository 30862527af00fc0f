import '@/features/decisions/inbox/inbox.css'

import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'

import { useInboxQuery, type InboxThread } from '@/api/threads'
import { useVisitorQuestionsQuery } from '@/api/visitorQuestions'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Initials } from '@/components/Initials'
import { PageHeader } from '@/components/PageHeader'
import { Pagination } from '@/components/Pagination'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { SearchInput } from '@/components/SearchInput'
import { SmallRing } from '@/components/SmallRing'
import { useDecisions } from '@/features/decisions/applicants/useDecisions'
import { Questions } from '@/features/decisions/inbox/Questions'
import { bandOf } from '@/rules/bands'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'
import { momentBeside } from '@/rules/tracker'
import { questionsText } from '@/rules/visitorQuestions'

const OpenThread = lazy(() =>
  import('@/features/decisions/inbox/OpenThread').then((file) => ({ default: file.OpenThread })),
)
const OpenQuestion = lazy(() =>
  import('@/features/decisions/inbox/OpenQuestion').then((file) => ({ default: file.OpenQuestion })),
)
const SentLater = lazy(() =>
  import('@/features/decisions/inbox/SentLater').then((file) => ({ default: file.SentLater })),
)

const PAGE_SIZE = 50
const QUESTIONS_ON_A_PAGE = 5
const POLL = 60_000
const OFTEN = { pollingInterval: POLL, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true }

const SECTIONS = [
  { title: 'New replies', holds: (thread: InboxThread) => thread.is_unread },
  { title: 'Not answered yet', holds: (thread: InboxThread) => !thread.is_unread && thread.is_from_applicant },
  { title: 'Waiting on them', holds: (thread: InboxThread) => !thread.is_from_applicant },
]

/** What applicants and visitors have written about all jobs that the person works on, and the answers. */
export function Inbox() {
  const [page, setPage] = useState(1)
  const [params, setParams] = useSearchParams()
  const [words, setWords] = useState('')
  const query = useDeferredValue(words.trim())
  // Here, and not in the thread: what waits can be taken back after a step to the next thread, too.
  const decisions = useDecisions()
  const { data, error, refetch } = useInboxQuery({ page, page_size: PAGE_SIZE, ...(query && { query }) }, OFTEN)
  const [questionPage, setQuestionPage] = useState(1)
  const questions = useVisitorQuestionsQuery(
    { page: questionPage, page_size: QUESTIONS_ON_A_PAGE, ...(query && { query }) },
    OFTEN,
  )
  const { total: count = 0, waiting = 0 } = questions.data ?? {}
  const chosen = Number(params.get('application')) || null
  const question = Number(params.get('question')) || null
  const open = data?.threads.find((thread) => thread.application_id === chosen)
  // A thread that was read moves in the list, and stays open.
  const [last, setLast] = useState<InboxThread>()
  if (open && open !== last) setLast(open)
  const current = open ?? (last?.application_id === chosen ? last : undefined)
  const choose = (id: number | null, state: object | null = null) =>
    setParams(id === null ? {} : { application: String(id) }, { replace: chosen !== null || question !== null, state })
  const ask = (id: number) => setParams({ question: String(id) }, { replace: chosen !== null || question !== null })
  const ids = data?.threads.map((thread) => thread.application_id) ?? []
  const at = current ? ids.indexOf(current.application_id) : -1
  const step = (by: number) => {
    const id = at < 0 ? undefined : ids[at + by]
    return id === undefined ? null : () => choose(id, { stays: true })
  }
  const head = (
    <PageHeader
      title="Inbox"
      lead={
        query || !data || !(data.total || count)
          ? 'Messages from applicants and visitors.'
          : [data.total && summary(data.unread, data.total), count && `${questionsText(count, waiting)}.`]
              .filter(Boolean)
              .join(' ')
      }
    />
  )
  if (!data || questions.isLoading || (!data.total && !query && !count && !question && !questions.error))
    return (
      <>
        {head}
        <Suspense>
          <SentLater />
        </Suspense>
        {data && !questions.isLoading ? (
          <EmptyState
            title="Nobody has written yet"
            text="Messages from applicants and questions from visitors arrive here. To write first, open an application."
          />
        ) : error ? (
          <ErrorState title="The inbox could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <ScreenSkeleton />
        )}
      </>
    )
  const fromVisitors = count > 0 && (
    <Questions
      questions={questions.data?.questions ?? []}
      total={count}
      page={questionPage}
      pageSize={QUESTIONS_ON_A_PAGE}
      onPage={setQuestionPage}
      open={question}
      onOpen={ask}
    />
  )
  return (
    <div className="inbox" data-open={current || question ? '' : undefined}>
      <nav aria-label="Threads" className="inbox-list">
        <div className="inbox-head">
          {head}
          <SearchInput
            label="Search messages"
            value={words}
            onType={(typed) => {
              setWords(typed)
              setPage(1)
              setQuestionPage(1)
            }}
          />
        </div>
        {data.total + count === 0 && query && (
          <p className="p-4 text-13 text-ink-soft">No messages match these words.</p>
        )}
        {waiting > 0 && fromVisitors}
        {SECTIONS.map(({ title, holds }) => (
          <Section key={title} title={title} threads={data.threads.filter(holds)} open={chosen} onOpen={choose} />
        ))}
        {data.total > PAGE_SIZE && <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />}
        {waiting === 0 && fromVisitors}
        {questions.error && (
          <p className="p-4 text-13 text-weak">
            Questions from visitors could not be loaded.{' '}
            <button type="button" className="underline" onClick={() => void questions.refetch()}>
              Try again
            </button>
          </p>
        )}
      </nav>
      {question ? (
        <Suspense>
          <OpenQuestion key={question} id={question} onBack={() => choose(null)} />
        </Suspense>
      ) : current ? (
        <Suspense>
          <OpenThread
            key={current.application_id}
            thread={current}
            toPrevious={step(-1)}
            toNext={step(1)}
            decisions={decisions}
            onBack={() => choose(null)}
          />
        </Suspense>
      ) : (
        <div className="inbox-empty">
          <Suspense>
            <SentLater />
          </Suspense>
          <p className="text-13 text-ink-soft">Choose a thread to read it here.</p>
        </div>
      )}
    </div>
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
