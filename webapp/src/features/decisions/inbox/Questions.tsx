import { Pagination } from '@/components/Pagination'
import type { ListedQuestion } from '@/api/visitorQuestions'
import { Initials } from '@/components/Initials'
import { useSession } from '@/lib/session/useSession'
import { stateText } from '@/rules/visitorQuestions'
import { momentBeside } from '@/rules/tracker'

type Props = {
  questions: readonly ListedQuestion[]
  total: number
  page: number
  pageSize: number
  onPage: (page: number) => void
  open: number | null
  onOpen: (id: number) => void
}

/** What visitors without an account have asked about public jobs: what waits for an answer comes first. */
export function Questions({ questions, total, page, pageSize, onPage, open, onOpen }: Props) {
  const { user } = useSession()
  return (
    <section aria-label="Questions from visitors">
      <h2 className="flex gap-2 px-4 pt-4 pb-1.5 text-12 font-label text-ink-soft">
        Questions from visitors
        <span className="tabular-nums">{total}</span>
      </h2>
      <ul>
        {questions.map(({ id, name, state, text, author, is_from_visitor: isTheirs, at, job_title: job }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={open === id || undefined}
              onClick={() => onOpen(id)}
              className="inbox-row text-13"
            >
              <Initials name={name} className="size-8.5 text-12 font-strong" />
              <span className="min-w-0 flex-1">
                <span className="flex items-center gap-2">
                  <span dir="auto" className="truncate font-label" title={name}>
                    {name}
                  </span>
                  {state === 'waiting' && <span className="inbox-dot" />}
                  <time dateTime={at} className="ml-auto shrink-0 text-12 text-ink-soft">
                    {momentBeside(at)}
                  </time>
                </span>
                <span dir="auto" className="block truncate text-ink-soft">
                  {!isTheirs && `${author === user?.username ? 'You' : author}: `}
                  {text}
                </span>
                <span dir="auto" className="block truncate text-12 text-ink-soft">{`${stateText[state]}, ${job}`}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onPage={onPage} />}
    </section>
  )
}
