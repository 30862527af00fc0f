/* Scoring a resume: how often it is tried, how long is waited, what is read, and what is said when it fails. */

import { NO_SCORING, SCORING_FORMATS, TOO_MANY_SCORES } from '@/api/server.gen'
import { codeOf, messageOf, statusOf, type ErrorCode } from '@/rules/errors'

export const ATTEMPTS = 3
export const ATTEMPT_TIMEOUT = 30_000
const BUSY_CAP = 10_000
const LOST_CAP = 5_000

export type Failure = { status: number | 'timeout' | 'network'; code?: ErrorCode | undefined; text: string }

/** How long to wait before the next attempt; null where another one would not help. */
export function waitAfter({ status }: Failure, attempt: number): number | null {
  if (status === 429 || status === 503) return Math.min(1000 * 2 ** (attempt - 1), BUSY_CAP)
  if (status === 'timeout' || status === 'network') return Math.min(1000 * attempt, LOST_CAP)
  return null
}

/** Status, code and text of a failed call. */
export function failureOf(error: unknown): Failure {
  const status = statusOf(error)
  if (status === 'TIMEOUT_ERROR') return { status: 'timeout', text: '' }
  if (typeof status !== 'number') return { status: 'network', text: '' }
  return { status, code: codeOf(error), text: messageOf(error) ?? '' }
}

const TAG = /<[^<>]*>/g
const PHRASE = /Overall Resume Score:[\s*_]*(\d+)/i
const HIGHEST = 100

/** The score that the report names; null where it names none or an impossible one: then none is saved. */
export function scoreFrom(report: string): number | null {
  const digits = PHRASE.exec(report.replace(TAG, ''))?.[1]
  return digits === undefined || Number(digits) > HIGHEST ? null : Number(digits)
}

/** A remark that is addressed to the resume's owner, reworded for other readers. */
export const toldOfOthers = (note: string) => note.replace(/\bYour\b/g, 'The').replace(/\byour\b/g, 'the')

const readable: readonly string[] = SCORING_FORMATS

/** Why a file with this name cannot be scored; null where it can, or where there is no file. */
export function unsupported(key: string): string | null {
  const ending = /\.([A-Za-z0-9]+)$/.exec(key)?.[1]?.toLowerCase()
  if (ending === undefined || readable.includes(ending)) return null
  return `Unsupported file type: ${ending}. Supported formats: ${readable.join(', ').toUpperCase()}`
}

export const sentences = {
  unknown: 'Could not find application for scoring',
  noJob: 'Job description not found. Please refresh the page and try again.',
  empty: 'Failed to get resume score. Please try again later.',
  other: 'Failed to score resume. Please try again later.',
  demand: 'Scoring services are currently experiencing high demand',
  timeout: 'The request timed out due to high system load. Please try again in a few minutes.',
  lost: 'Scoring could not be completed after multiple attempts. The service may be overloaded. Please contact support if it continues.',
  doc: 'This DOC file could not be read. Please ask for the resume as a PDF or DOCX file.',
}

/** What is said when no attempt brought a score. */
export function scoringProblem({ status, code, text }: Failure, candidate: { name: string; path: string }): string {
  if (status === 'timeout') return sentences.timeout
  if (status === 'network') return sentences.lost
  if (code === 'too_busy') return sentences.demand
  if (status === 503) return NO_SCORING
  if (status === 429) return TOO_MANY_SCORES
  if (code === 'no_resume_file') {
    const path = candidate.path ? ` (${candidate.path})` : ''
    return `We could not access the resume file of ${candidate.name}${path}. The file may be elsewhere.`
  }
  if (code === 'no_job_description') return sentences.noJob
  if (code === 'unreadable_doc') return sentences.doc
  // A sentence that the server wrote for the person says more than a number.
  if (status === 403 || status === 404 || status === 413 || status === 422) return text || sentences.other
  return `The dedicated scoring service is experiencing issues. Resume Scoring API error: ${status} ${text}`.trim()
}
