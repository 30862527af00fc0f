import { wordsOf } from '@/rules/chat'

const QUIET = 0.4 // what a word of grammar counts of another one that is as rare
const UNKNOWN = 0.5 // what a word that stands nowhere counts of the rarest one
const OF_NEAREST = 0.4 // how much the nearest wording counts beside all wordings together

const endings = /(?:ations?|ings?|ments?|ers?|ors?|ed|es|s|(?<=.{4})ly|al|ion)$/u

/** The same for 'apply', 'applies', 'applied' and 'application'. */
export function stem(word: string): string {
  if (word.length < 4) return word
  const bare = word.replace(/(?:ies|ied|ying|ications?)$/u, 'y')
  const cut = bare.replace(endings, '')
  const root = cut.length >= 3 ? cut : bare
  return root.replace(/([^aeiou])\1$/u, '$1').replace(/(?<=..)e$/u, '')
}

type Telling = ReadonlySet<string>

const isQuiet = (word: string) => word.startsWith('~')

/** Reads a text as the things that it names: each line of `synonyms` is one thing, and words of grammar are marked. */
export function makeReader(grammar: string, synonyms: readonly string[]) {
  const quiet = new Set(wordsOf(grammar))
  const things = new Map(
    synonyms.flatMap((line) => {
      const stems = wordsOf(line).map(stem)
      return stems.map((word) => [word, stems[0]!] as const)
    }),
  )
  return (text: string): Telling =>
    new Set(
      wordsOf(text).map((word) => {
        if (/^\d/.test(word)) return '#'
        return quiet.has(word) ? `~${word}` : (things.get(stem(word)) ?? stem(word))
      }),
    )
}

/** How near a question comes to one of `lists` of wordings, 0 to 1: words that few lists have weigh more. */
export function makeNearness(lists: readonly (readonly string[])[], read: (text: string) => Telling) {
  const entries = lists.map((list) => {
    const wordings = list.map(read).filter((words) => words.size > 0)
    return { wordings, all: new Set(wordings.flatMap((words) => [...words])) }
  })
  const counts = new Map<string, number>()
  for (const { all } of entries) for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rarityOf = (count: number) => Math.log(1 + lists.length / count)
  const weightOf = (word: string) =>
    (counts.has(word) ? rarityOf(counts.get(word)!) : UNKNOWN * rarityOf(1)) * (isQuiet(word) ? QUIET : 1)
  const weigh = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + weightOf(word), 0)

  return (question: string): number[] => {
    const words = read(question)
    const whole = weigh(words)
    const shared = (wording: Telling) => weigh([...words].filter((word) => wording.has(word)))
    return entries.map(({ wordings, all }) => {
      if (![...words].some((word) => all.has(word) && !isQuiet(word))) return 0
      const nearest = Math.max(...wordings.map((wording) => shared(wording) / Math.sqrt(whole * weigh(wording))))
      return OF_NEAREST * nearest + ((1 - OF_NEAREST) * shared(all)) / whole
    })
  }
}
