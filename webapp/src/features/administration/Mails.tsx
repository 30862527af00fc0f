import { useState } from 'react'

import { useMailStatesQuery, type MailState } from '@/api/administration'
import { Badge } from '@/components/Badge'
import { Segments } from '@/components/Segments'
import { Amount } from '@/components/Amount'
import { Listing } from '@/features/administration/Listing'
import { Rows, type Column } from '@/components/Rows'
import { PAGE_SIZE } from '@/rules/adminJobs'
import { shortMoment } from '@/rules/tracker'

type State = MailState['state']

const states = [
  { value: '', label: 'All' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'sending', label: 'Sending' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
] as const satisfies { value: State | ''; label: string }[]

const looks = {
  waiting: { tone: 'amber', label: 'Waiting' },
  sending: { tone: 'brand', label: 'Sending' },
  sent: { tone: 'good', label: 'Sent' },
  failed: { tone: 'weak', label: 'Failed' },
} as const satisfies Record<State, unknown>

const columns: Column<MailState>[] = [
  {
    name: 'Email',
    width: 'w-[34%]',
    place: 'head',
    cell: ({ subject, to }) => (
      <span className="block min-w-0 leading-snug">
        <span className="block truncate font-label" title={subject}>
          {subject}
        </span>
        <span className="block truncate text-12 text-ink-soft" title={to}>
          to {to}
        </span>
      </span>
    ),
  },
  {
    name: 'State',
    width: 'w-[11%]',
    cell: ({ state }) => (
      <Badge dot tone={looks[state].tone}>
        {looks[state].label}
      </Badge>
    ),
  },
  { name: 'Attempts', width: 'w-[9%]', cell: ({ tries }) => tries },
  { name: 'Written', width: 'w-[15%]', cell: ({ created_at }) => shortMoment(created_at) },
  {
    name: 'Sent or next attempt',
    width: 'w-[15%]',
    cell: ({ sent_at, next_try_at }) => {
      if (sent_at) return shortMoment(sent_at)
      if (next_try_at) return `Next ${shortMoment(next_try_at)}`
      return <span className="text-ink-soft">None</span>
    },
  },
  {
    name: 'Last error',
    long: true,
    width: 'w-[16%]',
    cell: ({ last_error }) =>
      last_error ? (
        <span className="line-clamp-2 wrap-anywhere" title={last_error}>
          {last_error}
        </span>
      ) : (
        <span className="text-ink-soft">None</span>
      ),
  },
]

/** The state of the newest emails; their text is not kept. */
export function Mails() {
  const [state, setState] = useState<State | ''>('')
  const [page, setPage] = useState(1)
  const { data, ...query } = useMailStatesQuery(state, { refetchOnMountOrArgChange: true })
  const counts = data?.counts
  const from = (page - 1) * PAGE_SIZE
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Segments
          label="Status of the email"
          value={state}
          onChange={(chosen) => {
            setState(chosen)
            setPage(1)
          }}
          options={states.map(({ value, label }) => ({
            value,
            label: (
              <span>
                {label}
                {value !== '' && <Amount count={counts?.[value]} />}
              </span>
            ),
          }))}
        />
        <p className="text-12 text-ink-soft">The newest 200. Their contents are not kept.</p>
      </div>
      <Listing
        query={{
          ...query,
          data: data && { rows: data.mails.slice(from, from + PAGE_SIZE), total: data.mails.length },
        }}
        failed="Failed to load emails. Please try again later."
        empty={
          state
            ? { title: 'No emails', text: `No email has the status ${looks[state].label}.` }
            : { title: 'No emails', text: 'Emails that the product sends appear here, with their status.' }
        }
        page={page}
        onPage={setPage}
      >
        {(rows) => <Rows label="Emails" rows={rows} columns={columns} keyOf={({ event }) => event} />}
      </Listing>
    </>
  )
}
