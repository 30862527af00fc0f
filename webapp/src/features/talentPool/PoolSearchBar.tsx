import { Search, X } from 'lucide-react'
import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react'

import { Select } from '@/components/Select'
import { readSearch, suggestions, TERMS, writtenSearch, writtenTerm, type PoolTerm } from '@/rules/poolSearch'

const LONGEST = 200

type Props = {
  search: string
  tags: readonly string[]
  field: RefObject<HTMLInputElement | null>
  onSearch: (search: string) => void
  children?: ReactNode
}

/** The search of the pool: terms as tokens, words after them, and the state of consent. */
export function PoolSearchBar({ search, tags, field, onSearch, children }: Props) {
  const id = useId()
  const { terms, words: searched } = readSearch(search)
  const [words, setWords] = useState(searched)
  const consent = terms.find(({ name }) => name === 'consent')?.value ?? ''
  const tokens = terms.filter(({ name }) => name !== 'consent')
  const find = (some: PoolTerm[], typed: string) => onSearch(writtenSearch({ terms: some, words: typed }))

  function submit(event?: FormEvent) {
    event?.preventDefault()
    const entry = readSearch(words)
    setWords(entry.words)
    find([...terms, ...entry.terms], entry.words)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Backspace' && words === '' && tokens.length > 0) {
      find(
        terms.filter((term) => term !== tokens.at(-1)),
        searched,
      )
    } else if (event.key === 'Escape') event.currentTarget.blur()
  }

  return (
    <form role="search" onSubmit={submit} className="pool-search">
      <div className="pool-terms">
        <Search aria-hidden />
        {tokens.map((term) => (
          <span key={writtenTerm(term)} className="pool-term">
            {TERMS[term.name]} <strong dir="auto">{term.value}</strong>
            <button
              type="button"
              aria-label={`Remove ${TERMS[term.name]} ${term.value}`}
              onClick={() =>
                find(
                  terms.filter((chosenTerm) => chosenTerm !== term),
                  searched,
                )
              }
            >
              <X aria-hidden />
            </button>
          </span>
        ))}
        <input
          ref={field}
          type="search"
          list={id}
          dir="auto"
          autoComplete="off"
          aria-label="Search the pool"
          placeholder="Skill, title, place or tag"
          maxLength={LONGEST}
          value={words}
          onKeyDown={press}
          onChange={(event) => setWords(event.target.value)}
          onBlur={() => words.trim() === '' && searched !== '' && submit()}
        />
        <datalist id={id}>
          {suggestions(words, tags).map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
        <kbd className="max-desk:hidden">/</kbd>
      </div>
      <Select
        aria-label="Consent"
        value={consent}
        onChange={({ target }) =>
          find([...terms.filter(({ name }) => name !== 'consent'), ...stateOf(target.value)], searched)
        }
      >
        <option value="">Any consent</option>
        <option value="valid">Consent valid</option>
        <option value="soon">Ends within 14 days</option>
        <option value="asked">Asked for consent</option>
        <option value="none">No consent yet</option>
      </Select>
      {children}
    </form>
  )
}

const stateOf = (value: string): PoolTerm[] => (value ? [{ name: 'consent', value }] : [])
