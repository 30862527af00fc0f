import { useCheckCompanyMutation, useOwnCompanyQuery } from '@/api/companies'
import { RECORD_MISSING } from '@/api/server.gen'
import type { OwnCompany } from '@/api/types'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { ErrorState } from '@/components/ErrorState'
import { FormNotice } from '@/components/FormNotice'
import { openHelpDesk } from '@/lib/helpDesk'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

const LEAD = 'Anyone who sets up a company’s log-in can log in as anybody there, so we ask for this proof.'

type Props = {
  /** Of a verified company: the person proves the domain to become its owner, who sets up its log-in. */
  asOwner?: boolean
  onClose: () => void
}

/** The TXT record that proves the company's domain, and the check for it. */
export function CompanyVerification({ asOwner = false, onClose }: Props) {
  const { data, error, refetch } = useOwnCompanyQuery(undefined, { refetchOnMountOrArgChange: true })
  const [check, checking] = useCheckCompanyMutation()
  const look = async () => {
    const { data: standing } = await check()
    if (!standing || (asOwner && !standing.is_owner)) return
    const { domain } = standing.company
    if (asOwner) notify(`You have proven ${domain}.`, { tone: 'good', text: 'Set up its log-in now.' })
    else notify(`${domain} is verified.`, { tone: 'good', text: 'Candidates show names and emails now.' })
    onClose()
  }
  const isDone = asOwner ? data?.is_owner : data?.sees_contacts
  const canCheck = data?.record && !isDone
  const isMissing = asOwner && checking.data?.is_owner === false
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={asOwner ? 'Prove your company’s domain' : 'Get your company verified'}
      lead={data && (asOwner ? LEAD : `For everybody with an email address at ${data.company.domain}.`)}
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
        <Way standing={data} isDone={isDone === true} asOwner={asOwner} />
      ) : error ? (
        <ErrorState title="Your company could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <p role="status" className="text-13 text-ink-soft">
          Loading...
        </p>
      )}
      <FormNotice className="mt-4">
        {isMissing && RECORD_MISSING}
        {checking.error && (messageOf(checking.error) ?? 'The server did not answer. Please try again.')}
      </FormNotice>
    </Dialog>
  )
}

type WayProps = { standing: OwnCompany; isDone: boolean; asOwner: boolean }

function Way({ standing: { company, record }, isDone, asOwner }: WayProps) {
  if (isDone)
    return <p className="text-13">{asOwner ? 'You have proven it.' : 'You see names and email addresses already.'}</p>
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
        Ask whoever manages the domain to add this TXT record:
        <dl className="mt-2 space-y-2 rounded-card border border-line bg-sunken p-3">
          <Copied name="Name" value={record.name} />
          <Copied name="Value" value={record.value} />
        </dl>
      </li>
      <li>Press Check now. New records can take up to an hour to appear.</li>
      <li className="text-ink-soft">
        No access to the domain? An admin of this site can {asOwner ? 'set up the log-in' : 'verify it'}, too.
      </li>
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
