import { places, type Path, type Place } from '@/rules/places'
import type { Role } from '@/rules/roles'

/** An entry that scores less is not an answer. */
export const CONFIDENT = 10
const OF_WORDING = 200 // points for a question in the very words of an entry
const NEAR = 0.4 // of the way to them, below which there are none

type Feature = { name: string; keywords: readonly string[] }
type Faq = { question: string }

export const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .split(' ')
    .filter(Boolean)

const tellingWords = (...texts: string[]) => new Set(texts.flatMap(wordsOf).filter((word) => word.length > 3))

/** Whether words or phrases occur in a question, always as whole words. */
const searchIn = (question: string) => {
  const text = ` ${wordsOf(question).join(' ')} `
  const has = (phrase: string) => text.includes(` ${phrase} `)
  const count = (phrases: Iterable<string>) => [...new Set(phrases)].filter(has).length
  return { has, count }
}

const spoken = (phrase: string) => wordsOf(phrase).join(' ')

export function featureScore(question: string, { name, keywords }: Feature) {
  const { has, count } = searchIn(question)
  return (has(spoken(name)) ? 100 : 0) + 50 * count(keywords.map(spoken)) + 10 * count(tellingWords(...keywords))
}

export const faqScore = (words: string, { question }: Faq) => 20 * searchIn(words).count(tellingWords(question))

const SLIP = 6 // letters from which on a word may be a slip of the keyboard

/** Whether one letter more, less or different, or two in the other order, make one word the other. */
function isSlipOf(spelling: string, word: string): boolean {
  if (spelling[0] !== word[0] || Math.abs(spelling.length - word.length) > 1) return false
  let at = 0
  while (at < spelling.length && spelling[at] === word[at]) at += 1
  const [rest, goal] = [spelling.slice(at), word.slice(at)]
  const isTurned = rest[0] === goal[1] && rest[1] === goal[0] && rest.slice(2) === goal.slice(2)
  return isTurned || rest.slice(1) === goal.slice(1) || rest.slice(1) === goal || rest === goal.slice(1)
}

/** The question with unknown words spelled as the only known one they may mean: 'my acount', 'a coverletter'. */
function spelled(question: string, vocabulary: ReadonlySet<string>): string {
  const spelling = wordsOf(question).map((word) => {
    const isForm = /[ds]$/.test(word) && vocabulary.has(word.slice(0, -1)) // 'deleted' is no slip of 'delete'
    if (word.length < SLIP || vocabulary.has(word) || isForm) return word
    const near = [...vocabulary].filter((entry) => entry.length >= SLIP && isSlipOf(word, entry))
    if (near.length > 0) return near.find((entry) => near.every((longer) => longer.startsWith(entry))) ?? word
    const cut = [...word].findIndex((_, at) => vocabulary.has(word.slice(0, at)) && vocabulary.has(word.slice(at)))
    return cut > 0 ? `${word.slice(0, cut)} ${word.slice(cut)}` : word
  })
  return spelling.join(' ')
}

/** How near the question comes to the wordings of each entry, 0 to 1, in the order features, FAQ. */
export type Nearness = (question: string) => readonly number[]

/** The entry that answers best, or null where none is sure enough; of equals the first, features before the FAQ. */
export function bestEntry<F extends Feature, Q extends Faq>(
  asked: string,
  features: readonly F[],
  faq: readonly Q[],
  nearness: Nearness = () => [],
  vocabulary: ReadonlySet<string> = new Set(),
): F | Q | null {
  const question = spelled(asked, vocabulary)
  const near = nearness(question)
  const points = [
    ...features.map((entry) => ({ entry, score: featureScore(question, entry) })),
    ...faq.map((entry) => ({ entry, score: faqScore(question, entry) })),
  ]
  let best: { entry: F | Q; score: number } | null = null
  for (const [at, { entry, score: ofWords }] of points.entries()) {
    const closeness = near[at] ?? 0
    const score = ofWords + (closeness >= NEAR ? OF_WORDING * closeness : 0)
    if (score >= CONFIDENT && score > (best?.score ?? 0)) best = { entry, score }
  }
  return best?.entry ?? null
}

const entrances = new Set<Path>(['/user/login', '/user/registration'])

/** How a link to a place shows: by the same table that guards the place. A visitor may become a seeker, not staff. */
export function linkState(path: Path, role: Role | ''): 'open' | 'locked' | 'hidden' {
  const { admits } = (places as readonly Place[]).find((place) => place.path === path)!
  if (admits === 'anyone') return role && entrances.has(path) ? 'hidden' : 'open'
  if (role) return admits.includes(role) ? 'open' : 'hidden'
  return admits.includes('user') ? 'locked' : 'hidden'
}
