import { Ellipsis } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'

import type { PoolFitCounts } from '@/api/types'
import { usePoolFitCountsQuery, type PoolPerson } from '@/api/talentPool'
import { Badge } from '@/components/Badge'
import { Checkbox } from '@/components/Checkbox'
import { Chip } from '@/components/Chip'
import { Initials } from '@/components/Initials'
import { Rows, type Column } from '@/components/Rows'
import { useDismiss } from '@/lib/useDismiss'
import { counted } from '@/rules/figures'
import { consentOf, shortDay } from '@/rules/poolConsent'

const SHOWN_SKILLS = 3

type Acts = Record<'onFits' | 'onTag' | 'onRemove', (person: PoolPerson) => void>
type Props = Acts & {
  people: PoolPerson[]
  chosen: readonly string[]
  onChoose: (keys: readonly string[]) => void
}

/** The people of one page: chosen by box or X, all by the box in the head, a range with Shift. */
export function PeopleTable({ people, chosen, onChoose, ...acts }: Props) {
  const [last, setLast] = useState(-1)
  const { currentData: fits } = usePoolFitCountsQuery(people.map(({ key }) => key))
  const keys = people.map(({ key }) => key)
  const isEverybody = keys.every((key) => chosen.includes(key))

  function choose(key: string, isRange: boolean) {
    const at = keys.indexOf(key)
    const from = isRange && last >= 0 ? last : at
    const range = keys.slice(Math.min(from, at), Math.max(from, at) + 1)
    setLast(at)
    onChoose(
      chosen.includes(key)
        ? chosen.filter((chosenKey) => !range.includes(chosenKey))
        : [...new Set([...chosen, ...range])],
    )
  }

  return (
    <Rows
      label="People"
      rows={people}
      columns={columns({
        ...acts,
        chosen,
        fits: fits?.people,
        isEverybody,
        onEverybody: () => onChoose(isEverybody ? [] : keys),
        onChoose: choose,
      })}
      keyOf={({ key }) => key}
      least={960}
      attributesOf={({ key, name }) => ({
        'data-row': true,
        tabIndex: -1,
        'aria-label': name,
        className: chosen.includes(key) ? 'pool-row pool-chosen' : 'pool-row',
      })}
    />
  )
}

type ColumnProps = Acts & {
  chosen: readonly string[]
  fits: PoolFitCounts['people'] | undefined
  isEverybody: boolean
  onEverybody: () => void
  onChoose: (key: string, isRange: boolean) => void
}

const columns = ({ chosen, fits, isEverybody, onEverybody, onChoose, ...acts }: ColumnProps): Column<PoolPerson>[] => [
  {
    name: 'Person',
    head: (
      <span className="pool-who">
        <Checkbox
          label={<span className="sr-only">Choose everybody on this page</span>}
          checked={isEverybody}
          onChange={onEverybody}
        />
        Person
      </span>
    ),
    width: 'w-[25%]',
    place: 'head',
    cell: ({ key, name, title, tags }) => (
      <div className="pool-who">
        <Checkbox
          label={<span className="sr-only">Choose {name}</span>}
          checked={chosen.includes(key)}
          onChange={({ nativeEvent }) => onChoose(key, 'shiftKey' in nativeEvent && Boolean(nativeEvent.shiftKey))}
        />
        <Initials name={name} />
        <div className="min-w-0">
          <p dir="auto" className="font-label wrap-anywhere">
            {name}
          </p>
          {title && (
            <p dir="auto" className="text-12 text-ink-soft wrap-anywhere">
              {title}
            </p>
          )}
          {tags.length > 0 && (
            <p className="mt-0.5 flex flex-wrap gap-1">
              {tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </p>
          )}
        </div>
      </div>
    ),
  },
  {
    name: 'Place',
    width: 'w-[12%]',
    cell: ({ key, place }) =>
      // Applicants say where they would like to work.
      place ? <Two line={place} note={key.startsWith('a') && 'preferred'} /> : <span className="pool-empty">–</span>,
  },
  {
    name: 'Skills',
    width: 'w-[22%]',
    long: true,
    cell: ({ skills }) => {
      const all = skills.split(',').flatMap((skill) => skill.trim() || [])
      return (
        <div className="flex flex-wrap items-center gap-1">
          {all.length === 0 && <span className="pool-empty">–</span>}
          {all.slice(0, SHOWN_SKILLS).map((skill) => (
            <Chip key={skill}>{skill}</Chip>
          ))}
          {all.length > SHOWN_SKILLS && (
            <span className="text-12 text-ink-soft" title={all.slice(SHOWN_SKILLS).join(', ')}>
              +{all.length - SHOWN_SKILLS}
            </span>
          )}
        </div>
      )
    },
  },
  {
    name: 'Last contact',
    width: 'w-[15%]',
    cell: ({ last_job: job, last_contact: at, applications, source }) => (
      <Two
        line={shortDay(at)}
        note={
          (job || (source && `Added, ${source}`) || 'Added') +
          (applications > 1 ? `, ${counted(applications, 'application')}` : '')
        }
      />
    ),
  },
  {
    name: 'Consent until',
    width: 'w-[12%]',
    cell: (person) => {
      const { line, note, isSoon } = consentOf(person)
      return (
        <Two
          line={line}
          note={
            <>
              <span className={isSoon ? 'text-weak' : undefined}>{note}</span>
              {person.kept_until && person.kept_until !== person.consent_until && (
                <span className="block">Kept until {shortDay(person.kept_until)}</span>
              )}
            </>
          }
        />
      )
    },
  },
  {
    name: 'Fits',
    width: 'w-[10%]',
    cell: (person) => {
      const fit = fits?.find(({ key }) => key === person.key)
      return !fit ? (
        <Two line={<span className="text-ink-faint">…</span>} />
      ) : fit.jobs === 0 ? (
        <Two line={<span className="text-ink-soft">None now</span>} />
      ) : (
        <Two
          line={
            <button type="button" className="pool-fits" onClick={() => acts.onFits(person)}>
              {counted(fit.jobs, 'open job')}
              <span className="sr-only"> for {person.name}</span>
            </button>
          }
          note={fit.jobs === 1 ? `fit ${fit.best}%` : `best fit ${fit.best}%`}
        />
      )
    },
  },
  {
    name: 'Actions',
    head: <span className="sr-only">Actions</span>,
    width: 'w-[4%]',
    place: 'foot',
    cell: (person) => <Dots person={person} {...acts} />,
  },
]

function Two({ line, note }: { line: ReactNode; note?: ReactNode }) {
  return (
    <div dir="auto" className="min-w-0 wrap-anywhere">
      <p>{line}</p>
      {note && <div className="text-12 text-ink-soft">{note}</div>}
    </div>
  )
}

function Dots({ person, onFits, onTag, onRemove }: Acts & { person: PoolPerson }) {
  const [at, setAt] = useState<{ top: number; right: number } | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useDismiss(place, at !== null, () => setAt(null))
  const choices = [
    { name: 'Jobs that fit', act: onFits },
    { name: 'Tags', act: onTag },
    ...(person.kept_until ? [{ name: 'Delete', act: onRemove }] : []),
  ]
  return (
    <div ref={place}>
      <button
        type="button"
        className="pool-dots"
        aria-expanded={at !== null}
        aria-label={`What to do with ${person.name}`}
        onClick={({ currentTarget }) => {
          const { bottom, right } = currentTarget.getBoundingClientRect()
          setAt(at ? null : { top: bottom + 4, right: document.documentElement.clientWidth - right })
        }}
      >
        <Ellipsis aria-hidden className="size-4" />
      </button>
      {at && (
        <div className="pool-menu text-13" style={at}>
          {person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
          {choices.map(({ name, act }) => (
            <button
              key={name}
              type="button"
              onClick={() => {
                setAt(null)
                act(person)
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
