/** Fields that are merged as one, such as a phone number and its country. Drafts agree if `said` gives equal texts. */
export type Part<Draft> = {
  label: string
  names: readonly (keyof Draft)[]
  wording: (draft: Draft) => string
}

/** One field of a draft as a part; differences in spaces do not count. */
export const line = <Draft>(name: keyof Draft, label: string): Part<Draft> => ({
  label,
  names: [name],
  wording: (draft) => String(draft[name]).trim().replace(/\s+/g, ' '),
})

/** A draft with these parts of another one. */
export const withParts = <Draft>(draft: Draft, other: Draft, parts: readonly Part<Draft>[]): Draft => ({
  ...draft,
  ...Object.fromEntries(parts.flatMap(({ names }) => names.map((name) => [name, other[name]]))),
})

/** The parts in which two drafts differ. */
export const differences = <Draft>(parts: readonly Part<Draft>[], one: Draft, other: Draft) =>
  parts.filter(({ wording }) => wording(one) !== wording(other))

/** The lines of a text that another one lacks; the whole text where it lacks none. */
export function ownLines(text: string, other: string): string {
  const shared = new Set(other.split('\n'))
  const lines = text.split('\n').filter((part) => !shared.has(part))
  return lines.join('\n').trim() || text
}

/** Tells which parts were taken over from elsewhere; undefined without any. */
export const takenOver = (labels: readonly string[]) =>
  labels.length > 0 ? `Changed elsewhere and kept: ${labels.join(', ')}.` : undefined

/**
 * Merges two drafts that started from the same `base`. Parts that only `theirs` changed are `taken` over, parts that
 * only `mine` changed stay, and parts that both changed stay mine and are `open`. The new `base` is `theirs`; its open
 * parts are those of the old one.
 */
export function merged<Draft>(parts: readonly Part<Draft>[], base: Draft, mine: Draft, theirs: Draft) {
  const changed = differences(parts, base, theirs)
  const theirOwn = changed.filter(({ wording }) => wording(mine) === wording(base))
  const open = differences(changed, mine, theirs).filter((part) => !theirOwn.includes(part))
  return { draft: withParts(mine, theirs, theirOwn), base: withParts(theirs, base, open), taken: theirOwn, open }
}
