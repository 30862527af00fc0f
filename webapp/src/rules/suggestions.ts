export const MOST_SUGGESTIONS = 8

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * The entries of a list that fit what was typed so far: those that begin with it, then those where every typed word
 * begins a word. What is typed in full already needs no suggestion.
 */
export function suggestionsFor(typed: string, list: readonly string[], most = MOST_SUGGESTIONS): string[] {
  const query = folded(typed).trim()
  if (query === '') return list.slice(0, most)
  const words = query.split(/\s+/)
  const fits = (entry: string) => {
    const parts = folded(entry).split(/[\s,()/-]+/)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  }
  const first = list.filter((entry) => folded(entry).startsWith(query))
  const others = list.filter((entry) => !first.includes(entry) && fits(entry))
  const offers = [...first, ...others].slice(0, most)
  return offers.length === 1 && offers[0]!.toLowerCase() === typed.trim().toLowerCase() ? [] : offers
}
