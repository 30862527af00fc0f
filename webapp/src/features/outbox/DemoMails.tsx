import { Mail } from 'lucide-react'
import { useState } from 'react'

import { pageOf, useRecentMailsQuery, type RecentMail } from '@/api/outbox'
import { Card, CardHead } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { PageHeader } from '@/components/PageHeader'
import { Segments } from '@/components/Segments'
import { Spinner } from '@/components/Spinner'
import { useVisible } from '@/lib/useVisible'
import { whenRead } from '@/rules/clock'
import { statusOf } from '@/rules/errors'

const LOOKS_AGAIN_AFTER = 3000

/** The emails that a demo would have sent: they go no further than this page. */
export function DemoMails() {
  const isVisible = useVisible()
  const [isNone, setNone] = useState(false)
  const { data, isLoading, isError, error } = useRecentMailsQuery(undefined, {
    pollingInterval: isVisible && !isNone ? LOOKS_AGAIN_AFTER : 0,
    refetchOnMountOrArgChange: true,
  })
  // This server does not offer emails to read, and never will.
  if (!isNone && statusOf(error) === 404) setNone(true)
  return (
    <>
      <PageHeader
        title="Emails of this demo"
        lead="Everything here is made up, so emails go no further than this page. The newest is on top; new ones appear by themselves."
      />
      {isLoading && <Spinner label="Loading..." />}
      {isError && !data && (
        <Card>
          <EmptyState title="Nothing to read here" text="On this server, emails go to real mailboxes." />
        </Card>
      )}
      {data?.mails.length === 0 && (
        <Card>
          <EmptyState title="No emails yet" text="Ask for a code, and the email with it appears here." />
        </Card>
      )}
      <ul className="space-y-4">
        {data?.mails.map((mail) => (
          <li key={mail.event}>
            <OneMail mail={mail} />
          </li>
        ))}
      </ul>
    </>
  )
}

function OneMail({ mail }: { mail: RecentMail }) {
  const [form, setForm] = useState<'text' | 'page'>('text')
  return (
    <Card>
      <CardHead
        title={
          <span className="flex min-w-0 items-center gap-2">
            <Mail aria-hidden className="size-4 shrink-0 text-brand" strokeWidth={1.75} />
            <span className="min-w-0 wrap-anywhere">{mail.subject}</span>
          </span>
        }
        lead={`to ${mail.to}`}
        actions={
          <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1.5">
            <span className="text-12 text-ink-soft">{mail.sent_at ? whenRead(mail.sent_at) : 'On its way'}</span>
            <Segments
              label={`Show ${mail.subject}`}
              value={form}
              onChange={setForm}
              options={[
                { value: 'text', label: 'Text' },
                { value: 'page', label: 'As it looks' },
              ]}
            />
          </span>
        }
      />
      {form === 'text' ? (
        <p dir="auto" className="px-4 py-4 text-13 wrap-anywhere whitespace-pre-wrap text-ink tablet:px-5">
          {mail.text}
        </p>
      ) : (
        // A document of its own, under a policy of its own: nothing in it runs or is fetched; links open outside.
        <iframe
          src={pageOf(mail.event)}
          title={mail.subject}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          loading="lazy"
          className="block h-[560px] w-full rounded-b-card"
        />
      )}
    </Card>
  )
}
