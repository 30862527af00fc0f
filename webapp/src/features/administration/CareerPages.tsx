import { useState, type FormEvent } from 'react'

import {
  useAddCareerPageMutation,
  useCareerPagesQuery,
  useRemoveCareerPageMutation,
  type CareerPageFields,
} from '@/api/careerPages'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/Field'
import { Question } from '@/components/Question'
import { Rows, type Column } from '@/components/Rows'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

/** Careers pages of companies whose jobs everybody finds in the job search. */
export function CareerPages() {
  const { data, error, refetch } = useCareerPagesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [asking, setAsking] = useState<CareerPageFields | null>(null)
  const [remove, { isLoading }] = useRemoveCareerPageMutation()

  const onRemove = async (page: CareerPageFields) => {
    const { data: removed, error: refused } = await remove(page.id)
    if (removed) notify(removed.message, { tone: 'good' })
    else notify('The page could not be removed.', { tone: 'bad', text: messageOf(refused) })
    setAsking(null)
  }

  return (
    <>
      <p className="mb-3 max-w-[820px] text-13 text-ink-soft">
        Add a company by the address of its careers page, and everybody finds its jobs in the job search. We can read
        pages at Greenhouse, Lever, Ashby, Workable, SmartRecruiters, Recruitee, Personio and Workday, and any page that
        describes its jobs for search engines.
      </p>
      <NewPage />
      <Card className="overflow-hidden">
        {!data && error ? (
          <ErrorState
            title="The careers pages cannot be loaded."
            text={messageOf(error)}
            onRetry={() => void refetch()}
          />
        ) : !data ? (
          <p role="status" className="px-5 py-4 text-13 text-ink-soft">
            Loading...
          </p>
        ) : data.length === 0 ? (
          <EmptyState
            title="No careers pages yet"
            text="The jobs of companies that you add appear in the job search."
          />
        ) : (
          <Rows label="Careers pages" rows={data} columns={columns(setAsking)} keyOf={({ id }) => id} />
        )}
      </Card>
      {asking && (
        <Question
          title="Remove this careers page?"
          text={`Jobs at ${asking.company} will no longer appear in the job search.`}
          label="Remove"
          danger
          busy={isLoading ? 'Removing...' : undefined}
          onYes={() => void onRemove(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}

const columns = (onAsk: (page: CareerPageFields) => void): Column<CareerPageFields>[] => [
  {
    name: 'Company',
    width: 'w-[42%]',
    place: 'head',
    cell: ({ company, address }) => (
      <span className="block min-w-0">
        <span className="block truncate font-strong" title={company}>
          {company}
        </span>
        <a href={address} target="_blank" rel="noreferrer" className="block truncate text-12 text-ink-soft">
          {address}
        </a>
      </span>
    ),
  },
  { name: 'Jobs', width: 'w-[10%]', cell: ({ jobs }) => jobs },
  {
    name: 'State',
    width: 'w-[32%]',
    cell: ({ answered_at: at, problem }) =>
      problem ? (
        <span className="block min-w-0">
          <Badge tone="weak">Failing</Badge>
          <span className="block text-12 text-ink-soft">{problem}</span>
        </span>
      ) : at ? (
        <Badge tone="good">Working</Badge>
      ) : (
        <Badge tone="neutral">Not read yet</Badge>
      ),
  },
  {
    name: 'Actions',
    width: 'w-[16%]',
    place: 'foot',
    cell: (page) => (
      <Button size="row" aria-label={`Remove ${page.company}`} onClick={() => onAsk(page)}>
        Remove
      </Button>
    ),
  },
]

function NewPage() {
  const [address, setAddress] = useState('')
  const [company, setCompany] = useState('')
  const [add, { isLoading }] = useAddCareerPageMutation()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = await add({ address: address.trim(), company: company.trim() })
    if (data) {
      notify(data.message, { tone: 'good' })
      setAddress('')
      setCompany('')
    } else notify('The page was not added.', { tone: 'bad', text: messageOf(error) })
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mb-3 flex flex-wrap items-end gap-2">
      <Field label="Address of the careers page" className="tablet:w-[350px]">
        <TextInput
          type="url"
          value={address}
          autoComplete="off"
          placeholder="https://"
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      <Field label="Company">
        <TextInput value={company} autoComplete="off" onChange={(event) => setCompany(event.target.value)} />
      </Field>
      <Button type="submit" busy={isLoading ? 'Reading its jobs...' : undefined}>
        Add page
      </Button>
    </form>
  )
}
