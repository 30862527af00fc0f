import { Download, Plus, Search, Tag, Trash2, Upload } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'

import { POOL_PAGE, poolFile, useTalentPoolQuery, type PoolPerson } from '@/api/talentPool'
import { Badge } from '@/components/Badge'
import { Button, ButtonLink } from '@/components/Button'
import { Card } from '@/components/Card'
import { Checkbox } from '@/components/Checkbox'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageHeader } from '@/components/PageHeader'
import { Pagination } from '@/components/Pagination'
import { Rows, type Column } from '@/components/Rows'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import { AddPerson } from '@/features/talentPool/AddPerson'
import { ContactBar } from '@/features/talentPool/Contacting'
import { Duplicates } from '@/features/talentPool/Duplicates'
import { FitsDialog } from '@/features/talentPool/FitsDialog'
import { RemoveDialog, TagDialog } from '@/features/talentPool/PersonDialogs'
import { codeOf, messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'
import { consentOf, shortDay } from '@/rules/poolConsent'
import '@/features/talentPool/talentPool.css'

const SHOWN_SKILLS = 3

/** Everybody who has applied to the company, one person once. */
export function TalentPool() {
  const [address, setAddress] = useSearchParams()
  const [search, tag, page] = [address.get('search') ?? '', address.get('tag') ?? '', Number(address.get('page')) || 1]
  const {
    currentData: data,
    error,
    refetch,
  } = useTalentPoolQuery({ search, tag, page }, { refetchOnMountOrArgChange: true })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<PoolPerson | null>(null)
  const [fitting, setFitting] = useState<PoolPerson | null>(null)
  const [tagging, setTagging] = useState<PoolPerson | null>(null)
  const people = data?.people.filter(({ key }) => chosen.includes(key)) ?? []
  const isFiltered = search !== '' || tag !== ''

  function choose({ key }: PoolPerson) {
    setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
  }

  function narrow(change: Record<string, string>) {
    const params = { search, tag, ...change }
    setAddress(Object.fromEntries(Object.entries(params).filter(([, value]) => value)), { replace: true })
  }

  return (
    <>
      <PageHeader
        title="Talent Pool"
        lead="Everyone who has applied to your company or was added, except those a blind review hides."
        actions={
          <div className="flex flex-wrap gap-2">
            {(['csv', 'json'] as const).map((format) => (
              <ButtonLink
                key={format}
                to={poolFile(format, search, tag)}
                reloadDocument
                download
                icon={<Download aria-hidden />}
              >
                {format.toUpperCase()}
              </ButtonLink>
            ))}
            <ButtonLink to="/user/talent-pool/import" icon={<Upload aria-hidden />}>
              Import
            </ButtonLink>
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
              Add person
            </Button>
          </div>
        }
      />
      <Narrowing search={search} tag={tag} tags={data?.tags ?? []} onNarrow={narrow} />
      {data && !isFiltered && page === 1 && <Duplicates />}
      {!data ? (
        error ? (
          codeOf(error) === 'no_member' ? (
            <EmptyState title="You do not belong to a company yet" text="Join yours under Company." />
          ) : (
            <ErrorState title="The pool could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
          )
        ) : (
          <ScreenSkeleton />
        )
      ) : data.total === 0 ? (
        <EmptyState
          title={isFiltered ? 'Nobody matches this search' : 'Nobody is here yet'}
          text={isFiltered ? 'Try fewer words, or another tag.' : 'People who apply for your jobs appear here.'}
        />
      ) : (
        <Card aria-label="People" className="min-w-0">
          {people.length > 0 ? (
            <ContactBar people={people} onClear={() => setChosen([])} />
          ) : (
            <p className="px-5 pt-4 pb-2 text-13 text-ink-soft" role="status">
              {counted(data.total, 'person', 'people')}
            </p>
          )}
          <Rows
            label="People"
            rows={data.people}
            columns={columns(chosen, choose, setFitting, setTagging, setRemoving)}
            keyOf={({ key }) => key}
            least={960}
          />
          {data.total > POOL_PAGE && (
            <Pagination
              page={page}
              pageSize={POOL_PAGE}
              total={data.total}
              onPage={(next) => narrow({ page: String(next) })}
            />
          )}
        </Card>
      )}
      {fitting && <FitsDialog key={fitting.key} person={fitting} onClose={() => setFitting(null)} />}
      {isAdding && <AddPerson onClose={() => setAdding(false)} />}
      {removing && <RemoveDialog key={removing.key} person={removing} onClose={() => setRemoving(null)} />}
      {tagging && <TagDialog key={tagging.key} person={tagging} onClose={() => setTagging(null)} />}
    </>
  )
}

type NarrowingProps = {
  search: string
  tag: string
  tags: readonly string[]
  onNarrow: (change: Record<string, string>) => void
}

function Narrowing({ search, tag, tags, onNarrow }: NarrowingProps) {
  const [words, setWords] = useState(search)

  function submit(event: FormEvent) {
    event.preventDefault()
    onNarrow({ search: words.trim() })
  }

  return (
    <form role="search" onSubmit={submit} className="pool-search">
      <TextInput
        icon={<Search aria-hidden />}
        type="search"
        aria-label="Search the pool"
        placeholder="Name, skill, title, place or job"
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Select aria-label="Tag" value={tag} onChange={(event) => onNarrow({ tag: event.target.value })}>
        <option value="">All tags</option>
        {tags.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Button type="submit">Find</Button>
    </form>
  )
}

type Chosen = (person: PoolPerson) => void

const columns = (
  chosen: readonly string[],
  onChoose: Chosen,
  onFits: Chosen,
  onTag: Chosen,
  onRemove: Chosen,
): Column<PoolPerson>[] => [
  {
    name: 'Person',
    width: 'w-[25%]',
    place: 'head',
    cell: (person) => {
      const { key, name, title, email } = person
      return (
        <div className="pool-who">
          <Checkbox
            label={<span className="sr-only">Choose {name}</span>}
            checked={chosen.includes(key)}
            onChange={() => onChoose(person)}
          />
          <div className="min-w-0">
            <p dir="auto" className="font-label wrap-anywhere">
              {name}
            </p>
            {title && (
              <p dir="auto" className="text-12 text-ink-soft wrap-anywhere">
                {title}
              </p>
            )}
            {email && (
              <a
                href={`mailto:${email}`}
                className="text-12 text-ink-soft wrap-anywhere hover:text-brand hover:underline"
              >
                {email}
              </a>
            )}
          </div>
        </div>
      )
    },
  },
  {
    name: 'Skills',
    width: 'w-[19%]',
    long: true,
    cell: ({ skills, roles, place }) => {
      const all = skills.split(',').flatMap((skill) => skill.trim() || [])
      const more = all.length - SHOWN_SKILLS
      return (
        <div className="min-w-0">
          <p className="wrap-anywhere">{all.slice(0, SHOWN_SKILLS).join(', ') + (more > 0 ? ` +${more}` : '')}</p>
          <p className="text-12 text-ink-soft wrap-anywhere">{[roles, place].filter(Boolean).join(' · ')}</p>
        </div>
      )
    },
  },
  {
    name: 'Last contact',
    width: 'w-[18%]',
    cell: ({ last_job: job, last_contact: at, applications, source }) => (
      <div className="min-w-0">
        <p dir="auto" className="wrap-anywhere">
          {job || (source && `Added, ${source}`) || 'Added'}
        </p>
        <p className="text-12 text-ink-soft">
          {shortDay(at)}
          {applications > 1 && `, ${counted(applications, 'application')}`}
        </p>
      </div>
    ),
  },
  {
    name: 'Consent until',
    width: 'w-[14%]',
    cell: (person) => {
      const { line, note, isSoon } = consentOf(person)
      return (
        <div className="min-w-0">
          <p>{line}</p>
          <p className={isSoon ? 'text-12 text-weak' : 'text-12 text-ink-soft'}>{note}</p>
          {person.kept_until && person.kept_until !== person.consent_until && (
            <p className="text-12 text-ink-soft">Kept until {shortDay(person.kept_until)}</p>
          )}
        </div>
      )
    },
  },
  {
    name: 'Tags',
    width: 'w-[9%]',
    cell: ({ tags }) => (
      <div className="flex flex-wrap gap-1">
        {tags.length === 0 && <span className="text-ink-faint">–</span>}
        {tags.map((name) => (
          <Badge key={name}>{name}</Badge>
        ))}
      </div>
    ),
  },
  {
    name: 'Actions',
    width: 'w-[15%]',
    place: 'foot',
    cell: (person) => (
      <div className="pool-actions">
        <Button size="row" aria-label={`Jobs for ${person.name}`} onClick={() => onFits(person)}>
          Jobs
        </Button>
        <Button size="row" icon={<Tag aria-hidden />} aria-label={`Tag ${person.name}`} onClick={() => onTag(person)}>
          Tag
        </Button>
        {person.kept_until && (
          <Button
            size="row"
            variant="danger"
            icon={<Trash2 aria-hidden />}
            aria-label={`Remove ${person.name}`}
            onClick={() => onRemove(person)}
          >
            Remove
          </Button>
        )}
      </div>
    ),
  },
]
