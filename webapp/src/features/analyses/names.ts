import { MATCH_FORMATS } from '@/api/server.gen'
import type { Match } from '@/api/analyses'
import type { Correction } from '@/api/corrections'
import type { Resume } from '@/lib/useJobAndResume'
import { beginning, counted, fileSize, wordCount } from '@/rules/figures'
import { inMegabytes } from '@/rules/fileSizes'
import { spoken } from '@/rules/resumeFiles'
import type { Output } from './useMatch'

/** The job of a result, by its title, or else by its first line. */
export function jobName(match: Match | null, job: string): string {
  const named = match ? [match.job.title, match.job.company].filter(Boolean).join(', ') : ''
  return named || beginning(job.trim().split('\n')[0] ?? '', 120) || 'Job description'
}

export function matchOf(output: Output | null): Match | null {
  return output?.replies['percentage-match']?.answer.match ?? null
}

/** The job in one line; what was found in it only while `output` stands for this text. */
export function jobLine(output: Output | null, job: string): { title: string; text: string } {
  const match = matchOf(output)
  const words = counted(match?.job.words ?? wordCount(job), 'word')
  const count = match ? `, ${counted(match.requirements.length, 'requirement')} found` : ''
  return { title: jobName(match, job), text: `Job description, ${words}${count}` }
}

/** The resume in one line; its pages only while `output` stands for this file. */
export function resumeLine(
  output: Output | null,
  resume: Resume | null,
  limit: number,
): { title: string; text: string } {
  const document = output?.replies[output.shown]?.answer.document
  const bytes = resume?.file?.size ?? document?.bytes
  const facts = [document && counted(document.pages, 'page'), bytes !== undefined && fileSize(bytes)]
  const limits = `${spoken(MATCH_FORMATS)}, at most ${inMegabytes(limit)}`
  return {
    title: resume?.name ?? 'No resume chosen',
    text: [facts.filter(Boolean).join(', '), limits].filter(Boolean).join('. '),
  }
}

/** Whether a correction says something about the person; that some advice is not for them does not. */
export const isTold = ({ kind }: Correction) => kind !== 'not_true'

/** What a person said about the reading, in one line. */
export const ownWord = ({ about, statement }: Correction) => (about ? `${about}: ${statement}` : statement)

/** The name of a report as a file: readable, and safe on every system. */
export function reportFileName(name: string): string {
  return `${beginning(`Resume Match, ${name}`.replaceAll(/[^\p{L}\p{N} ,-]/gu, ''), 80)}.pdf`
}
