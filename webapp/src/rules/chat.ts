import { places, type Path, type Place } from '@/rules/places'
import type { Role } from '@/rules/roles'

/** An entry that scores less is not an answer. */
export const CONFIDENT = 10

type Feature = { name: string; keywords: readonly string[] }
type Faq = { question: string }

const wordsOf = (text: string) =>
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

/** The entry that answers best, or null where none is sure enough; of equals the first, features before the FAQ. */
export function bestEntry<F extends Feature, Q extends Faq>(
  question: string,
  features: readonly F[],
  faq: readonly Q[],
): F | Q | null {
  const scored = [
    ...features.map((entry) => ({ entry, score: featureScore(question, entry) })),
    ...faq.map((entry) => ({ entry, score: faqScore(question, entry) })),
  ]
  let best: { entry: F | Q; score: number } | null = null
  for (const one of scored) if (one.score >= CONFIDENT && one.score > (best?.score ?? 0)) best = one
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
