import { Mail } from 'lucide-react'

import { useRecentMailsQuery } from '@/api/outbox'
import { Card, CardHead } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { PageHeader } from '@/components/PageHeader'
import { Spinner } from '@/components/Spinner'
import { whenRead } from '@/rules/clock'

const LOOKS_AGAIN_AFTER = 3000

/** The mails that a demo would have sent: they go no further than this page. */
export function DemoMails() {
  const { data, isLoading, isError } = useRecentMailsQuery(undefined, {
    pollingInterval: LOOKS_AGAIN_AFTER,
    refetchOnMountOrArgChange: true,
  })
  return (
    <>
      <PageHeader
        title="Mails of this demo"
        lead="Everything here is made up, so mails go no further than this page. The newest stands on top; new ones appear by themselves."
      />
      {isLoading && <Spinner label="Loading..." />}
      {isError && !data && (
        <Card>
          <EmptyState title="Nothing to read here" text="On this server mails go to real mailboxes." />
        </Card>
      )}
      {data?.mails.length === 0 && (
        <Card>
          <EmptyState title="No mail yet" text="Ask for a code, and the mail with it appears here." />
        </Card>
      )}
      <ul className="space-y-4">
        {data?.mails.map((mail) => (
          <li key={`${mail.sent_at ?? ''} ${mail.to} ${mail.subject} ${mail.text}`}>
            <Card>
              <CardHead
                title={
                  <span className="flex items-center gap-2">
                    <Mail aria-hidden className="size-4 text-brand" strokeWidth={1.75} />
                    {mail.subject}
                  </span>
                }
                lead={`to ${mail.to}`}
                actions={
                  <span className="text-12 text-ink-soft">{mail.sent_at ? whenRead(mail.sent_at) : 'On its way'}</span>
                }
              />
              <p className="px-4 py-4 text-13 break-words whitespace-pre-wrap text-ink tablet:px-5">{mail.text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}
