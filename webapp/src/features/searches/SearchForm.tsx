import { MapPin, Search as Glass } from 'lucide-react'
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'

import { LOCATION_NEEDED, LONGEST_SEARCH } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { Combobox } from '@/components/Combobox'
import { FieldError } from '@/components/Field'
import { Filters } from '@/features/searches/Filters'
import { ToolSelect } from '@/features/searches/ToolSelect'
import { placesFrom } from '@/rules/jobPlaces'
import type { Search, SortOrder } from '@/rules/jobSearch'
import { suggestionsFor } from '@/rules/suggestions'

type Props = {
  /** The search that the list shows. */
  search: Search
  /** The search is a suggestion from the profile, which may arrive late. */
  isSuggested: boolean
  onSearch: (search: Search) => void
  /** Back to what the profile suggests; absent while that is what shows. */
  onClear?: () => void
  /** The titles and places of one's profile, offered first. */
  wishes: { roles: string[]; places: string[] }
  /** The number of jobs found. */
  count: ReactNode
  /** The jobs have a profile match, by which they can be sorted. */
  hasMatches: boolean
}

const orders: { value: SortOrder; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'match', label: 'Best profile match' },
]

const loadTitles = () => import('@/rules/jobTitles').then(({ jobTitles }) => jobTitles)

/** What to search for, and where; the filters act at once. */
export function SearchForm({ search, isSuggested, onSearch, onClear, wishes, count, hasMatches }: Props) {
  const id = useId()
  const place = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<Partial<Pick<Search, 'query' | 'location'>>>({})
  const [missing, setMissing] = useState(false)
  const [titles, setTitles] = useState<readonly string[]>([])

  // Another search that is opened replaces the typed text; a suggestion that arrives late does not.
  const [standsFor, setStandsFor] = useState({ search, isSuggested })
  if (standsFor.search.query !== search.query || standsFor.search.location !== search.location) {
    setStandsFor({ search, isSuggested })
    if (!isSuggested || !standsFor.isSuggested) {
      setTyped({})
      setMissing(false)
    }
  }
  // Nor does a suggestion fill a field that has the focus.
  const [inUse, setInUse] = useState<'query' | 'location' | null>(null)

  const next = { ...search, ...(inUse && { [inUse]: '' }), ...typed }
  const use = (field: 'query' | 'location') => setInUse(next[field] === '' ? field : null)
  const isMissing = missing && next.location.trim() === ''
  const go = (part: Partial<Search> = {}) => {
    if (next.location.trim() === '') {
      setMissing(true)
      return place.current?.focus()
    }
    setMissing(false)
    onSearch({ ...next, ...part })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go()
  }

  return (
    <form role="search" aria-label="Jobs" noValidate onSubmit={submit}>
      <Card className="relative flex flex-wrap items-center tablet:grid tablet:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto]">
        <div className="border-line max-tablet:w-full max-tablet:border-b tablet:border-r">
          <Combobox
            label="Job title or keyword"
            placeholder="Any job"
            enterKeyHint="search"
            maxLength={LONGEST_SEARCH}
            icon={<Glass />}
            value={next.query}
            onChange={(query) => setTyped({ ...typed, query })}
            suggest={(text) => suggestionsFor(text, [...new Set([...wishes.roles, ...titles])])}
            onBlur={() => setInUse(null)}
            onFocus={() => {
              use('query')
              // If the titles cannot be loaded, the field works without suggestions.
              if (titles.length === 0) loadTitles().then(setTitles, () => {})
            }}
          />
        </div>
        <div className="min-w-0 flex-1 basis-32">
          <Combobox
            ref={place}
            label="Location, required"
            placeholder="City, state, Remote or Hybrid"
            enterKeyHint="search"
            maxLength={LONGEST_SEARCH}
            icon={<MapPin />}
            required
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? id : undefined}
            value={next.location}
            onFocus={() => use('location')}
            onBlur={() => setInUse(null)}
            onChange={(location) => {
              setTyped({ ...typed, location })
              if (location.trim()) setMissing(false)
            }}
            suggest={(text) => suggestionsFor(text, placesFrom(wishes.places))}
          />
        </div>
        <Button type="submit" variant="primary" className="m-2">
          Search
        </Button>
      </Card>
      <FieldError id={id}>{isMissing && LOCATION_NEEDED}</FieldError>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Filters search={next} onChange={go} onClear={onClear} />
        <div className="ml-auto flex min-w-0 flex-wrap items-center gap-3">
          <p role="status" className="text-13 text-ink-soft">
            {count}
          </p>
          {hasMatches && (
            <ToolSelect label="Sort by" value={search.sort} options={orders} onChange={(sort) => go({ sort })} />
          )}
        </div>
      </div>
    </form>
  )
}
