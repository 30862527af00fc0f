/** The terms that a search of the talent pool can name; the server knows the same ones. */
export const TERMS = {
  tag: 'Tag',
  skill: 'Skill',
  title: 'Title',
  place: 'Place',
  source: 'Source',
  consent: 'Consent',
}

type TermName = keyof typeof TERMS
export type PoolTerm = { name: TermName; value: string }
export type PoolSearch = { terms: PoolTerm[]; words: string }

const TERM = /(?:(tag|skill|title|place|source|consent):)?("[^"]*"|\S+)/gi

/** The terms of a search as it is typed, and its words. */
export function readSearch(text: string): PoolSearch {
  const parts = [...text.matchAll(TERM)].map(([, name, value = '']) => ({
    name: name?.toLowerCase() as TermName | undefined,
    value: name ? value.replaceAll('"', '').trim() : value,
  }))
  return {
    terms: parts.flatMap(({ name, value }) => (name && value ? [{ name, value }] : [])),
    words: parts.flatMap(({ name, value }) => (name ? [] : [value])).join(' '),
  }
}

export const writtenTerm = ({ name, value }: PoolTerm) => `${name}:${/\s/.test(value) ? `"${value}"` : value}`

/** The search as it is typed; of two states of consent, the latter. */
export function writtenSearch({ terms, words }: PoolSearch): string {
  const all = new Map(terms.map((term) => [term.name === 'consent' ? 'consent' : writtenTerm(term), term]))
  return [...[...all.values()].map(writtenTerm), words.trim()].filter(Boolean).join(' ')
}

/** What the text in the field could mean, for each kind of term: tags that begin with it first. */
export function suggestions(words: string, tags: readonly string[]): string[] {
  const typed = words.trim()
  const begun = tags.filter((tag) => tag.toLowerCase().startsWith(typed.toLowerCase()))
  const named = typed && !typed.includes(':') ? (['skill', 'title', 'place', 'source'] as const) : []
  return [
    ...begun.map((value) => writtenTerm({ name: 'tag', value })),
    ...named.map((name) => writtenTerm({ name, value: typed })),
  ]
}
