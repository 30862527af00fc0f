import { lazy, Suspense, useState, type FormEvent } from 'react'

import {
  useCompaniesQuery,
  useConfirmedRecruitersQuery,
  useDecideCompanyMutation,
  useDecideRecruiterMutation,
  type CompanyFields,
} from '@/api/companies'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { Field } from '@/components/Field'
import { Question } from '@/components/Question'
import { SearchInput } from '@/components/SearchInput'
import { TextInput } from '@/components/TextInput'
import { companyColumns } from '@/features/administration/companyColumns'
import { Listing } from '@/features/administration/Listing'
import { Rows } from '@/components/Rows'
import { useSearch } from '@/features/administration/useSearch'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

const CompanyLoginDialog = lazy(() =>
  import('@/components/CompanyLoginDialog').then((file) => ({ default: file.CompanyLoginDialog })),
)

const FAILED = 'That could not be changed.'

/** Says what was decided, and what could not be. */
async function tell(decision: Promise<{ data?: { message: string }; error?: unknown }>): Promise<boolean> {
  const { data, error } = await decision
  if (data) notify(data.message, { tone: 'good' })
  else notify(FAILED, { tone: 'bad', text: messageOf(error) })
  return Boolean(data)
}

/** Companies that may see contact data of candidates, and single recruiters who may. */
export function Companies() {
  const { q, page, setPage, field } = useSearch()
  const query = useCompaniesQuery({ q, page }, { refetchOnMountOrArgChange: true })
  const [decide, { isLoading }] = useDecideCompanyMutation()
  const [asking, setAsking] = useState<CompanyFields | null>(null)

  const [loginOf, setLoginOf] = useState<string | null>(null)
  const columns = companyColumns(setAsking, setLoginOf)

  return (
    <>
      <p className="mb-3 max-w-[820px] text-13 text-ink-soft">
        Recruiters of verified companies see names and email addresses of matched candidates who have not applied.
        Others see candidates without names, and we pass their messages on.
      </p>
      <div className="mb-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        <SearchInput className="tablet:w-[350px]" label="Search by domain or name" {...field} />
        <Entry label="Domain" button="Verify domain" onSend={(domain) => tell(decide({ domain, is_verified: true }))} />
      </div>
      <Listing
        query={query}
        failed="Failed to load data. Please try again later."
        empty={
          q
            ? { title: 'Nothing found', text: 'No company has these words in its domain or name.' }
            : { title: 'Nobody yet', text: 'Companies appear here once their recruiters ask to be verified.' }
        }
        page={page}
        onPage={setPage}
      >
        {(rows) => <Rows label="Companies" rows={rows} columns={columns} keyOf={({ domain }) => domain} />}
      </Listing>
      <Recruiters />
      {loginOf && (
        <Suspense fallback={null}>
          <CompanyLoginDialog domain={loginOf} onClose={() => setLoginOf(null)} />
        </Suspense>
      )}
      {asking && (
        <Question
          title={asking.is_verified ? 'Withdraw the verification?' : 'Verify this company?'}
          text={
            asking.is_verified
              ? `Recruiters at ${asking.domain} will no longer see names and email addresses of candidates.`
              : `Recruiters at ${asking.domain} will see names and email addresses of matched candidates.`
          }
          label={asking.is_verified ? 'Withdraw' : 'Verify'}
          danger={asking.is_verified}
          busy={isLoading ? 'Saving...' : undefined}
          onYes={() =>
            void tell(decide({ domain: asking.domain, is_verified: !asking.is_verified })).then(() => setAsking(null))
          }
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}

/** Recruiters whom an admin vouches for, whatever their email provider. */
function Recruiters() {
  const { data } = useConfirmedRecruitersQuery(undefined, { refetchOnMountOrArgChange: true })
  const [decide] = useDecideRecruiterMutation()
  return (
    <Card padded className="mt-4">
      <h2 className="text-15">Confirmed recruiters</h2>
      <p className="mt-1 mb-3 text-13 text-ink-soft">
        For recruiters whose email provider is open to everybody: you know from elsewhere where they work.
      </p>
      <Entry label="Email" button="Confirm recruiter" onSend={(email) => tell(decide({ email, is_confirmed: true }))} />
      {data && data.length > 0 && (
        <ul aria-label="Confirmed recruiters" className="mt-3 divide-y divide-line text-13">
          {data.map(({ email, username }) => (
            <li key={email} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="min-w-0 wrap-anywhere">
                <span className="font-strong">{username}</span> <span className="text-ink-soft">{email}</span>
              </span>
              <Button
                size="row"
                aria-label={`Withdraw ${username}`}
                onClick={() => void tell(decide({ email, is_confirmed: false }))}
              >
                Withdraw
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type EntryProps = { label: string; button: string; onSend: (typed: string) => Promise<boolean> }

function Entry({ label, button, onSend }: EntryProps) {
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!typed.trim()) return
    setBusy(true)
    if (await onSend(typed.trim())) setTyped('')
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-wrap items-end gap-2">
      <Field label={label}>
        <TextInput value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Button type="submit" busy={isBusy ? 'Saving...' : undefined}>
        {button}
      </Button>
    </form>
  )
}
