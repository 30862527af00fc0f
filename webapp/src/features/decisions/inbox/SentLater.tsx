import { Link } from 'react-router'

import { useScheduledMessagesQuery } from '@/api/threads'
import { Card, CardHead } from '@/components/Card'
import { ScheduledMessage } from '@/components/ScheduledMessage'

/** The scheduled messages for all jobs. */
export function SentLater() {
  const { data } = useScheduledMessagesQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data?.scheduled.length) return null
  return (
    <Card aria-label="Scheduled" className="mb-4">
      <CardHead title="Scheduled" lead={String(data.scheduled.length)} />
      <ul className="space-y-2 p-4">
        {data.scheduled.map((message) => (
          <ScheduledMessage key={message.id} applicationId={message.application_id} message={message} zone={data.zone}>
            <p className="mb-1 wrap-anywhere">
              <Link
                to={`/user/recruiterTracker?view=applications&jobId=${message.job_id}&application=${message.application_id}`}
                className="rounded-badge font-label text-brand underline-offset-2 hover:underline"
              >
                <span dir="auto">{message.name}</span>
              </Link>
              <span dir="auto" className="text-ink-soft">{`, ${message.job_title}`}</span>
            </p>
          </ScheduledMessage>
        ))}
      </ul>
    </Card>
  )
}
