import { CircleCheck, Hourglass, Mail, Phone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useCancelMyEmailChangeMutation, useChangeMyEmailMutation, type SecurityAnswer } from '@/api/security'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { SecurityRow } from '@/features/security/SecurityRow'
import '@/features/security/security.css'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { waitingText } from '@/rules/emailChange'
import { messageOf } from '@/rules/errors'

const EmailDialog = lazy(() =>
  import('@/features/security/EmailDialog').then((file) => ({ default: file.EmailDialog })),
)
const NumberDialog = lazy(() =>
  import('@/features/security/NumberDialog').then((file) => ({ default: file.NumberDialog })),
)

const LostMailboxDialog = lazy(() =>
  import('@/features/security/LostMailboxDialog').then((file) => ({ default: file.LostMailboxDialog })),
)

const FAILED = 'That did not work. Please try again.'

/** The rows of the address and the number of an account, and of a new address that waits for both mailboxes. */
export function Contact({ security }: { security: SecurityAnswer }) {
  const { user } = useSession()
  const [open, setOpen] = useState<'email' | 'phone' | 'lost' | null>(null)
  const [request, requesting] = useChangeMyEmailMutation()
  const [cancel, cancelling] = useCancelMyEmailChangeMutation()
  const waiting = security.email_change
  const tell = ({ data, error }: { data?: { message: string }; error?: unknown }) =>
    data ? notify(data.message, { tone: 'good' }) : notify(messageOf(error) ?? FAILED, { tone: 'bad' })
  const close = () => setOpen(null)
  return (
    <>
      <SecurityRow
        icon={<Mail aria-hidden strokeWidth={1.75} />}
        name={user?.email ?? ''}
        badge={
          <Badge tone="good" icon={<CircleCheck aria-hidden />}>
            Verified
          </Badge>
        }
        text="Your log-in, and where we write to you"
      >
        <Button size="row" aria-label="Change email" onClick={() => setOpen('email')}>
          Change
        </Button>
      </SecurityRow>
      {waiting && (
        <li className="security-strip text-13">
          <Hourglass aria-hidden className="size-4 shrink-0 text-thread-ink" strokeWidth={1.75} />
          <p className="min-w-0 flex-1 wrap-anywhere">
            <b className="font-label">{waiting.email}</b> {waitingText(waiting, user?.email ?? '')}
          </p>
          <span className="flex w-full flex-wrap gap-1.5 max-tablet:*:h-11">
            {!(waiting.new_confirmed && waiting.due_at) && (
              <Button
                size="row"
                busy={requesting.isLoading ? 'Sending...' : undefined}
                onClick={() => void request({ new_email: waiting.email }).then(tell)}
              >
                Send again
              </Button>
            )}
            {!waiting.due_at && !waiting.old_confirmed && (
              <Button size="row" onClick={() => setOpen('lost')}>
                I lost access to the old mailbox
              </Button>
            )}
            <Button
              size="row"
              busy={cancelling.isLoading ? 'Canceling...' : undefined}
              onClick={() => void cancel().then(tell)}
            >
              Cancel change
            </Button>
          </span>
        </li>
      )}
      <SecurityRow
        icon={<Phone aria-hidden strokeWidth={1.75} />}
        name={security.phone_number || 'No mobile number'}
        text="Your mobile number"
      >
        <Button size="row" aria-label="Change mobile number" onClick={() => setOpen('phone')}>
          Change
        </Button>
      </SecurityRow>
      <Suspense fallback={null}>
        {open === 'email' && <EmailDialog company={security.company_login} onClose={close} />}
        {open === 'lost' && waiting && <LostMailboxDialog security={security} email={waiting.email} onClose={close} />}
        {open === 'phone' && <NumberDialog onClose={close} />}
      </Suspense>
    </>
  )
}
