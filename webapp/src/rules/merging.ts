/** Fields that are merged as one, such as a phone number and its country. Drafts agree if `wording` gives equal
 * texts. */
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
export const withParts = <Draft>(draft: Draft, source: Draft, parts: readonly Part<Draft>[]): Draft => ({
  ...draft,
  ...Object.fromEntries(parts.flatMap(({ names }) => names.map((name) => [name, source[name]]))),
})

/** The parts in which two drafts differ. */
export const differences = <Draft>(parts: readonly Part<Draft>[], first: Draft, second: Draft) =>
  parts.filter(({ wording }) => wording(first) !== wording(second))

/** The lines of a text that another one lacks; the whole text where it lacks none. */
export function ownLines(text: string, otherText: string): string {
  const shared = new Set(otherText.split('\n'))
  const lines = text.split('\n').filter((part) => !shared.has(part))
  return lines.join('\n').trim() || text
}

/** Tells which parts were taken over from elsewhere; undefined without any. */
export const takenOver = (labels: readonly string[]) =>
  labels.length > 0 ? `Changed elsewhere and kept: ${labels.join(', ')}.` : undefined

/**
 * Merges two drafts that started from the same `base`. Parts that only `remote` changed are `taken` over, parts that
 * only `local` changed stay, and parts that both changed stay as in `local` and are `open`. The new `base` is `remote`;
 * its open parts are those of the old one.
 */
export function merged<Draft>(parts: readonly Part<Draft>[], base: Draft, local: Draft, remote: Draft) {
  const changed = differences(parts, base, remote)
  const remoteOnly = changed.filter(({ wording }) => wording(local) === wording(base))
  const open = differences(changed, local, remote).filter((part) => !remoteOnly.includes(part))
  return { draft: withParts(local, remote, remoteOnly), base: withParts(remote, base, open), taken: remoteOnly, open }
}
