import { Mail } from 'lucide-react'

import { useInboxQuery, useOwnThreadsQuery } from '@/api/threads'
import { Badge } from '@/components/Badge'

// Unread threads come first, so one page has them all unless there are more than anybody reads.
const FIRST = { page: 1, page_size: 100 }

type Props = {
  applicationId: number
  /** Whether it is one's own application. */
  isOwn?: boolean
  /** As a dot next to a name. */
  small?: boolean
  /** Opens the thread. */
  onOpen?: () => void
}

/** Says that somebody has written about an application, until the message is read. */
export function NewMessage({ applicationId, isOwn = false, small = false, onOpen }: Props) {
  const ownThreads = useOwnThreadsQuery(FIRST, { skip: !isOwn })
  const inbox = useInboxQuery(FIRST, { skip: isOwn })
  const { data } = isOwn ? ownThreads : inbox
  if (!data?.threads.some((thread) => thread.application_id === applicationId && thread.is_unread)) return null
  if (small)
    return (
      <span title="New message" className="size-2 shrink-0 rounded-full bg-brand">
        <span className="sr-only">New message</span>
      </span>
    )
  const badge = (
    <Badge tone="brand" icon={<Mail aria-hidden />}>
      New message
    </Badge>
  )
  return onOpen ? (
    <button type="button" onClick={onOpen} className="rounded-badge">
      {badge}
    </button>
  ) : (
    badge
  )
}
