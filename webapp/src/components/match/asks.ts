import type { Match, Raise } from '@/api/analyses'

/** The labels of what one piece of advice is about, without what is not true for the person. */
export const asksOf = ({ requirement_ids }: Raise, match: Match, untrue: ReadonlySet<string> = new Set()): string[] =>
  match.requirements
    .filter(({ id, label }) => requirement_ids.includes(id) && !untrue.has(label))
    .map(({ label }) => label)

/** The labels that advice is not true for, as the person says. */
export const untrueOf = (recount: Match['recount']): ReadonlySet<string> =>
  new Set(recount?.corrections.filter(({ kind }) => kind === 'not_true').map(({ about }) => about))

/** Advice about one thing names it in its title and needs no list. */
export const listOf = (asks: readonly string[]): readonly string[] => (asks.length > 1 ? asks : [])

export const keyOf = ({ requirement_ids }: Raise): string => requirement_ids.join(' ')
