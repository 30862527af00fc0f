import { useCheckCompanyMutation, useOwnCompanyQuery } from '@/api/candidates'
import type { OwnCompany } from '@/api/types'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { ErrorState } from '@/components/ErrorState'
import { FormNotice } from '@/components/FormNotice'
import { Waiting } from '@/features/decisions/Waiting'
import { openHelpDesk } from '@/lib/helpDesk'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

/** The TXT record that proves the company's domain, and the check for it. */
export function CompanyVerification({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useOwnCompanyQuery(undefined, { refetchOnMountOrArgChange: true })
  const [check, checking] = useCheckCompanyMutation()
  const look = async () => {
    const { data: found } = await check()
    if (!found) return
    notify(`${found.company.domain} is verified.`, { tone: 'good', text: 'Candidates show names and emails now.' })
    onClose()
  }
  const canCheck = data?.record && !data.sees_contacts
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title="Get your company verified"
      lead={data ? `For everybody with an email address at ${data.company.domain}.` : undefined}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {canCheck && (
            <Button variant="primary" busy={checking.isLoading ? 'Checking...' : undefined} onClick={() => void look()}>
              Check now
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <Way standing={data} />
      ) : error ? (
        <ErrorState title="Your company could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Waiting says="Loading..." />
      )}
      <FormNotice className="mt-4">
        {checking.error && (messageOf(checking.error) ?? 'The server did not answer. Please try again.')}
      </FormNotice>
    </Dialog>
  )
}

function Way({ standing: { company, record, sees_contacts: isDone } }: { standing: OwnCompany }) {
  if (isDone) return <p className="text-13">You see names and email addresses already.</p>
  if (!record)
    return (
      <p className="text-13">
        {`Anybody can have an email address at ${company.domain}, so it proves no company. `}
        <button type="button" className="font-label text-brand underline underline-offset-2" onClick={openHelpDesk}>
          Ask us to confirm your account
        </button>
        {', and say where you work.'}
      </p>
    )
  return (
    <ol className="list-decimal space-y-3 pl-5 text-13">
      <li>
        Whoever manages the domain adds this TXT record:
        <dl className="mt-2 space-y-2 rounded-card border border-line bg-sunken p-3">
          <Copied name="Name" value={record.name} />
          <Copied name="Value" value={record.value} />
        </dl>
      </li>
      <li>Press Check now. New records can take up to an hour to appear.</li>
      <li className="text-ink-soft">No access to the domain? An admin of this site can verify it, too.</li>
    </ol>
  )
}

function Copied({ name, value }: { name: string; value: string }) {
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => notify('Copied', { tone: 'good' }),
      () => notify('This browser does not allow copying. Please select the text.', { tone: 'bad' }),
    )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <dt className="text-12 text-ink-soft">{name}</dt>
      <dd className="min-w-0 flex-1 basis-44 wrap-anywhere">{value}</dd>
      <dd>
        <Button size="row" aria-label={`Copy the ${name.toLowerCase()}`} onClick={() => void copy()}>
          Copy
        </Button>
      </dd>
    </div>
  )
}
