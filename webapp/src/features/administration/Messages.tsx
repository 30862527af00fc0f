import { Star } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import {
  useAdminCountsQuery,
  useGivenFeedbackQuery,
  useHelpMessagesQuery,
  type FeedbackRow,
  type HelpRow,
} from '@/api/administration'
import { Segments } from '@/components/Segments'
import { Amount } from '@/components/Amount'
import { Listing } from '@/features/administration/Listing'
import { classes } from '@/lib/classes'
import { mailTo } from '@/rules/mailTo'
import { shortMoment } from '@/rules/tracker'

type Kind = 'feedback' | 'help'

/** What people wrote to us: stars with words, and questions to the help desk. */
export function Messages() {
  const [kind, setKind] = useState<Kind>('feedback')
  const { data: counts } = useAdminCountsQuery()
  return (
    <>
      <div className="mb-3">
        <Segments
          label="Kind of message"
          value={kind}
          onChange={setKind}
          options={[
            {
              value: 'feedback',
              label: (
                <span>
                  Feedback
                  <Amount count={counts?.feedback} />
                </span>
              ),
            },
            {
              value: 'help',
              label: (
                <span>
                  Help messages
                  <Amount count={counts?.help_messages} />
                </span>
              ),
            },
          ]}
        />
      </div>
      {kind === 'feedback' ? <GivenFeedback /> : <HelpMessages />}
    </>
  )
}

function GivenFeedback() {
  const [page, setPage] = useState(1)
  const query = useGivenFeedbackQuery(page, { refetchOnMountOrArgChange: true })
  return (
    <Listing
      query={query}
      failed="Failed to load feedback. Please try again later."
      empty={{ title: 'No feedback yet', text: 'Feedback about the product appears here.' }}
      page={page}
      onPage={setPage}
    >
      {(rows) => (
        <ul aria-label="Feedback" className="divide-y divide-line">
          {rows.map((feedback) => (
            <MessageRow key={feedback.id} message={feedback} by={feedback.username}>
              <Rating stars={feedback.rating} />
            </MessageRow>
          ))}
        </ul>
      )}
    </Listing>
  )
}

function HelpMessages() {
  const [page, setPage] = useState(1)
  const query = useHelpMessagesQuery(page, { refetchOnMountOrArgChange: true })
  return (
    <Listing
      query={query}
      failed="Failed to load help messages. Please try again later."
      empty={{ title: 'No help messages', text: 'Messages to the help desk appear here.' }}
      page={page}
      onPage={setPage}
    >
      {(rows) => (
        <ul aria-label="Help messages" className="divide-y divide-line">
          {rows.map((message) => (
            <MessageRow key={message.id} message={message} by={message.name} note="The address is not verified." />
          ))}
        </ul>
      )}
    </Listing>
  )
}

type MessageRowProps = {
  message: Pick<FeedbackRow | HelpRow, 'message' | 'email' | 'created_at'>
  by: string
  note?: string
  children?: ReactNode
}

function MessageRow({ message: { message, email, created_at }, by, note, children }: MessageRowProps) {
  return (
    <li className="px-4 py-3.5 text-13 tablet:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {children}
        <span className="min-w-0 font-label wrap-anywhere">{by}</span>
        <a
          href={mailTo(email)}
          className="min-w-0 rounded-badge wrap-anywhere text-ink-soft underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {email}
        </a>
        {note && <span className="text-12 text-ink-soft">{note}</span>}
        <time dateTime={created_at} className="text-12 text-ink-soft tablet:ml-auto">
          {shortMoment(created_at)}
        </time>
      </div>
      <p dir="auto" className="mt-1.5 max-w-[90ch] whitespace-pre-wrap wrap-anywhere">
        {message}
      </p>
    </li>
  )
}

function Rating({ stars }: { stars: number }) {
  return (
    <span className="inline-flex" role="img" aria-label={`${stars} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          strokeWidth={1.75}
          className={classes('size-[15px]', star <= stars ? 'fill-thread text-thread' : 'text-line-control')}
        />
      ))}
    </span>
  )
}
