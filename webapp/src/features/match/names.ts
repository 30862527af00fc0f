import type { Match } from '@/api/ats'
import { counted, fileSize, wordCount } from '@/rules/figures'
import type { Output } from './useMatch'

/** The job of a result, as one names it: by its title, else by its first line. */
export function jobName(match: Match | null, job: string): string {
  const named = match ? [match.job.title, match.job.company].filter(Boolean).join(', ') : ''
  return named || (job.trim().split('\n')[0] ?? '').slice(0, 120) || 'Job description'
}

export function matchOf(output: Output | null): Match | null {
  return output?.told['percentage-match']?.answer.match ?? null
}

/** 'Job description, 412 words, 12 requirements found'. */
export function jobFacts(output: Output): string {
  const match = matchOf(output)
  const words = counted(match?.job.words ?? wordCount(output.job), 'word')
  return `Job description, ${words}${match ? `, ${counted(match.requirements.length, 'requirement')} found` : ''}`
}

/** '2 pages, 184 KB'. */
export function resumeFacts(output: Output): string {
  const document = output.told[output.shown]?.answer.document
  return document ? `${counted(document.pages, 'page')}, ${fileSize(document.bytes)}` : ''
}

/** The name of a report as a file: readable, and safe on every system. */
export function reportFileName(name: string): string {
  return `${`Resume Match, ${name}`.replaceAll(/[^\p{L}\p{N} ,-]/gu, '').slice(0, 80)}.pdf`
}
