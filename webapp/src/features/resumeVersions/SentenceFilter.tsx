import type { ResumeMatch } from '@/api/resumeVersions'
import { SearchInput } from '@/components/SearchInput'
import { Select } from '@/components/Select'

const choices = { all: 'All', on: 'On the page', off: 'Off the page', asked: 'This job asks for it' } as const
export type Filter = { words: string; which: keyof typeof choices }
export const WITHOUT_FILTER: Filter = { words: '', which: 'all' }

export const isWithout = ({ words, which }: Filter) => words.trim() === '' && which === 'all'

/** Whether a sentence passes the filter; `match` knows which of them the job asks for. */
export function filterOf({ words, which }: Filter, match: ResumeMatch | undefined) {
  const phrase = words.trim().toLowerCase()
  const proving = new Set(match?.sentences.filter(({ proves }) => proves.length > 0).map(({ id }) => id))
  return ({ id, text, isOn }: { id: string; text: string; isOn: boolean }) =>
    text.toLowerCase().includes(phrase) &&
    (which === 'all' || (which === 'asked' ? proving.has(id) : isOn === (which === 'on')))
}

type Props = { filter: Filter; onChange: (filter: Filter) => void }

/** Which sentences of a long career are listed: those with these words, on or off the page, or asked for. */
export function SentenceFilter({ filter, onChange }: Props) {
  return (
    <div className="studio-filter">
      <SearchInput label="Find sentences" value={filter.words} onType={(words) => onChange({ ...filter, words })} />
      <Select
        aria-label="Which sentences"
        value={filter.which}
        onChange={(event) => onChange({ ...filter, which: event.target.value as Filter['which'] })}
      >
        {Object.entries(choices).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
