import { plainText } from '@/rules/jobText'

export const PREVIEW = 200
export const NO_DESCRIPTION = 'No description available'

/** The ids of our own jobs are numbers, those of outside boards are text, and every id in an address is text. */
export const isSameId = (a: number | string, b: number | string) => String(a) === String(b)

/** Where a link may lead: to a page of the web, never into script or a file. Anything else is not a link. */
export function safeLink(url: string | null | undefined): string | null {
  if (!url) return null
  try {
    const { protocol, href } = new URL(url.trim())
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}

type Provider = { jobProvider: string; url: string }

/** The boards that carry a job, in the order in which the server lists them; only those whose link is safe. */
export const providerLinks = (providers: readonly Provider[]): Provider[] =>
  providers.flatMap(({ jobProvider, url }) => {
    const safe = safeLink(url)
    return safe && jobProvider.trim() ? [{ jobProvider: jobProvider.trim(), url: safe }] : []
  })

/** The beginning of a description in one paragraph, its first 200 characters. */
export function preview(description: string): string {
  const line = plainText(description).replace(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length <= PREVIEW ? line : `${letters.slice(0, PREVIEW).join('')}...`
}

/** A pay in two parts, since most are by the year and only the others need to say so at a glance. */
export function payOf(salary: string): { amount: string; yearly: string } {
  const amount = salary.replace(/ per year$/, '')
  return { amount, yearly: salary.slice(amount.length) }
}

/** A text in pieces, where `hit` marks the words that were searched for, in singular or plural. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const words = [...new Set(query.toLowerCase().match(/[\p{L}\p{N}.][\p{L}\p{N}+#./-]*/gu))]
    .map((word) => word.replace(/(?<=..)s$/, '').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .toSorted((a, b) => b.length - a.length)
  if (words.length === 0) return [{ text, hit: false }]
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])((?:${words.join('|')})s?)(?![\\p{L}\\p{N}])`, 'giu'))
    .map((piece, at) => ({ text: piece, hit: at % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

/** What a person would call the same skill, written as they like. */
const skillKey = (skill: string) => skill.toLowerCase().replace(/[\s._-]+/g, '')

/** Which of a job's technologies are in a profile. */
export function knownOf(technologies: readonly string[], skills: readonly string[]): Set<string> {
  const keys = new Set(skills.map(skillKey))
  return new Set(technologies.filter((name) => keys.has(skillKey(name))))
}
