import { Plus, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { useCompanyMembersQuery } from '@/api/companyMembers'
import { POOL_PAGE, usePoolCountsQuery, useTalentPoolQuery, type PoolPerson } from '@/api/talentPool'
import type { PoolCountsAnswer } from '@/api/types'
import { Button, ButtonLink } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { KeyHints } from '@/components/KeyHints'
import { NoCompany } from '@/components/NoCompany'
import { PageHeader } from '@/components/PageHeader'
import { Pagination } from '@/components/Pagination'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { AddPerson } from '@/features/talentPool/AddPerson'
import { ChosenBar } from '@/features/talentPool/ChosenBar'
import { Duplicates } from '@/features/talentPool/Duplicates'
import { FitsDialog } from '@/features/talentPool/FitsDialog'
import { PeopleTable } from '@/features/talentPool/PeopleTable'
import { RemoveDialog, TagDialog } from '@/features/talentPool/PersonDialogs'
import { PoolSearchBar } from '@/features/talentPool/PoolSearchBar'
import { SavedSearches } from '@/features/talentPool/SavedSearches'
import { useKeysEverywhere } from '@/lib/useKeysEverywhere'
import { useRowKeys } from '@/lib/useRowKeys'
import { messageOf } from '@/rules/errors'
import { counted, figure } from '@/rules/figures'
import '@/features/talentPool/talentPool.css'

/** The server counts no further in a search. */
const MOST_COUNTED = 10_000
const LEAD = 'Everyone who has applied to your company or was added, except those a blind review hides.'

const leadOf = ({ people, with_consent: count }: PoolCountsAnswer) =>
  `${counted(people, 'person', 'people')}, ${figure(count)} with valid consent. Nobody gets email without it.`

/** Everybody who has applied to the company, each person once. */
export function TalentPool() {
  const [address, setAddress] = useSearchParams()
  const [search, page] = [address.get('search') ?? '', Number(address.get('page')) || 1]
  const company = useCompanyMembersQuery(undefined, { refetchOnMountOrArgChange: true })
  const isMember = Boolean(company.data?.role)
  const pool = useTalentPoolQuery({ search, page }, { refetchOnMountOrArgChange: true, skip: !isMember })
  const { currentData: data, error, refetch } = isMember ? pool : { ...company, currentData: undefined }
  const { data: counts } = usePoolCountsQuery(undefined, { refetchOnMountOrArgChange: true, skip: !isMember })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [open, setOpen] = useState<{ what: 'add' } | { what: 'fits' | 'tag' | 'remove'; person: PoolPerson } | null>(
    null,
  )
  const field = useRef<HTMLInputElement>(null)
  const people = data?.people.filter(({ key }) => chosen.includes(key)) ?? []
  const keys = useRowKeys(
    {
      '/': () => field.current?.focus(),
      x: (at) => {
        const key = data?.people[at]?.key
        if (key) setChosen(chosen.includes(key) ? chosen.filter((chosenKey) => chosenKey !== key) : [...chosen, key])
      },
      escape: () => setChosen([]),
    },
    useKeysEverywhere().isOn,
  )
  const openFor = (what: 'fits' | 'tag' | 'remove') => (person: PoolPerson) => setOpen({ what, person })
  const close = () => setOpen(null)

  function go(change: Record<string, string>) {
    setChosen([])
    const params = { search, ...change }
    setAddress(Object.fromEntries(Object.entries(params).filter(([, value]) => value)), { replace: true })
  }

  const header = { title: 'Talent Pool', lead: counts?.people ? leadOf(counts) : LEAD }
  if (company.data && !isMember)
    return (
      <>
        <PageHeader {...header} />
        <NoCompany text="The pool is shared by the people of a company." />
      </>
    )
  return (
    <div ref={keys}>
      <PageHeader
        {...header}
        actions={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/user/talent-pool/import" icon={<Upload aria-hidden />}>
              Import
            </ButtonLink>
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpen({ what: 'add' })}>
              Add person
            </Button>
          </div>
        }
      />
      <PoolSearchBar
        key={search}
        search={search}
        tags={data?.tags ?? []}
        field={field}
        onSearch={(text) => go({ search: text })}
      />
      <SavedSearches search={search} onSearch={(text) => go({ search: text })} />
      {data && !search && page === 1 && <Duplicates />}
      {!data ? (
        error ? (
          <ErrorState title="The pool could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <ScreenSkeleton />
        )
      ) : data.total === 0 ? (
        <EmptyState
          title={search ? 'Nobody matches this search' : 'Nobody is here yet'}
          text={
            search
              ? 'Try fewer words or terms.'
              : 'People who apply for your jobs appear here. You can also add a person or import resumes.'
          }
        />
      ) : (
        <Card aria-label="People" className="min-w-0">
          <ChosenBar people={people} search={search} onTag={openFor('tag')} onClear={() => setChosen([])}>
            {search && data.total >= MOST_COUNTED ? '10,000+ people' : counted(data.total, 'person', 'people')}
            <KeyHints
              hints={[
                { keys: ['X'], does: 'select' },
                { keys: ['J', 'K'], does: 'move' },
                { keys: ['Esc'], does: 'clear' },
              ]}
            />
          </ChosenBar>
          <PeopleTable
            people={data.people}
            chosen={chosen}
            onChoose={setChosen}
            onFits={openFor('fits')}
            onTag={openFor('tag')}
            onRemove={openFor('remove')}
          />
          {data.total > POOL_PAGE && (
            <Pagination
              page={page}
              pageSize={POOL_PAGE}
              total={data.total}
              onPage={(next) => go({ page: String(next) })}
            />
          )}
        </Card>
      )}
      {open?.what === 'fits' && <FitsDialog person={open.person} onClose={close} />}
      {open?.what === 'add' && <AddPerson onClose={close} />}
      {open?.what === 'remove' && <RemoveDialog people={[open.person]} onClose={close} />}
      {open?.what === 'tag' && <TagDialog person={open.person} onClose={close} />}
    </div>
  )
}
