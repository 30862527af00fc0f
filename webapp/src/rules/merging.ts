/** What is decided as one: a phone number is nothing without its country. Two drafts agree on it when they say the same. */
export type Part<Draft> = {
  label: string
  names: readonly (keyof Draft)[]
  said: (draft: Draft) => string
}

/** One line of a draft as a part; blanks say nothing. */
export const line = <Draft>(name: keyof Draft, label: string): Part<Draft> => ({
  label,
  names: [name],
  said: (draft) => String(draft[name]).trim().replace(/\s+/g, ' '),
})

/** A draft with these parts of another one. */
export const withParts = <Draft>(draft: Draft, other: Draft, parts: readonly Part<Draft>[]): Draft => ({
  ...draft,
  ...Object.fromEntries(parts.flatMap(({ names }) => names.map((name) => [name, other[name]]))),
})

/** Where two drafts say different things. */
export const differences = <Draft>(parts: readonly Part<Draft>[], one: Draft, other: Draft) =>
  parts.filter(({ said }) => said(one) !== said(other))

/** The lines of a text that another one has not; all of it where that would be none. */
export function ownLines(text: string, other: string): string {
  const shared = new Set(other.split('\n'))
  const own = text.split('\n').filter((each) => !shared.has(each))
  return own.join('\n').trim() || text
}

/** What a person is told of what came in from elsewhere; nothing where nothing did. */
export const takenOver = (labels: readonly string[]) =>
  labels.length > 0 ? `Changed elsewhere meanwhile, and kept: ${labels.join(', ')}.` : undefined

/**
 * What two made of the same beginning, as one: what only they changed is `taken` over, what only I changed stays, and
 * where both did it stays mine and is `open`. The new `base` is what both know of; of what is open it is still the old one.
 */
export function merged<Draft>(parts: readonly Part<Draft>[], base: Draft, mine: Draft, theirs: Draft) {
  const changed = differences(parts, base, theirs)
  const taken = changed.filter(({ said }) => said(mine) === said(base))
  const open = differences(changed, mine, theirs).filter((part) => !taken.includes(part))
  return { draft: withParts(mine, theirs, taken), base: withParts(theirs, base, open), taken, open }
}
