import { describe, expect, it } from 'vitest'

import {
  failureOf,
  scoreFrom,
  scoringProblem,
  toldOfOthers,
  unsupported,
  waitAfter,
  type Failure,
} from '@/rules/scoring'

const maya = { name: 'Maya Okafor', path: '2026/abc.pdf' }
const failed = (status: Failure['status'], text = '', code?: Failure['code']): Failure => ({ status, code, text })

it('tells others of a resume as of somebody else', () => {
  expect(toldOfOthers('Your resume names RDS. Some of your roles belong to it.')).toBe(
    'The resume names RDS. Some of the roles belong to it.',
  )
})

describe('waiting before the next attempt', () => {
  it.each([429, 503])('doubles for %i, ten seconds at most [SCORE-13] [LIM-38]', (status) => {
    expect([1, 2, 3, 5].map((attempt) => waitAfter(failed(status), attempt))).toEqual([1000, 2000, 4000, 10_000])
  })
  it.each(['timeout', 'network'] as const)('grows for a %s, five seconds at most [SCORE-14] [LIM-38]', (status) => {
    expect([1, 2, 6].map((attempt) => waitAfter(failed(status), attempt))).toEqual([1000, 2000, 5000])
  })
  it('nothing else is tried again', () => {
    expect([400, 404, 422, 500].map((status) => waitAfter(failed(status), 1))).toEqual([null, null, null, null])
  })
})

describe('the score', () => {
  it('is what the report says behind its phrase [SCORE-08], or none [SCORE-09]', () => {
    expect(scoreFrom('Overall Resume Score: 80\n\nGood Match.')).toBe(80)
    expect(scoreFrom('Overall Resume Score:7')).toBe(7)
    expect(scoreFrom('Resume Score 80')).toBeNull()
    expect(scoreFrom('Overall Resume Score: high')).toBeNull()
  })
  it.each([
    ['Overall Resume Score: 78/100', 78],
    ['**Overall Resume Score:** 64', 64],
    ['<b>Overall Resume Score:</b> <i>100</i>', 100],
    ['overall resume score: 90', 90],
    ['Resume Score: 55', null],
    ['Overall Resume Score: n/a', null],
    ['Overall Resume Score: 180', null],
    ['Overall Resume Score: 1000', null],
  ])('of %j is %j [SCORE-08] [SCORE-09]', (report, score) => {
    expect(scoreFrom(report)).toBe(score)
  })
})

describe('the file', () => {
  it.each(['a/b.pdf', 'a/b.DOCX', 'a/b.doc', 'legacy_submitted', ''])('%s may be scored [SCORE-10]', (key) => {
    expect(unsupported(key)).toBeNull()
  })
  it('of any other kind may not [SCORE-11] [ERR-55]', () => {
    expect(unsupported('2026/abc.png')).toBe('Unsupported file type: png. Supported formats: PDF, DOCX, DOC')
  })
})

describe('what went wrong', () => {
  it.each([
    ['ERR-59', failed(503), 'All scoring services are temporarily unavailable. Please try again in a few minutes.'],
    ['ERR-60', failed(429), 'Rate limit exceeded. Please wait and try again.'],
    [
      'ERR-61',
      failed(500, 'Sorry.'),
      'The dedicated scoring service is experiencing issues. Resume Scoring API error: 500 Sorry.',
    ],
    ['ERR-62', failed('timeout'), 'The request timed out due to high system load. Please try again in a few minutes.'],
    [
      'ERR-63',
      failed('network'),
      'Scoring could not be completed after multiple attempts. The service may be overloaded. Please contact support if it continues.',
    ],
    [
      'ERR-64',
      failed(404, 'Could not access resume file', 'no_resume_file'),
      'We could not access the resume file of Maya Okafor (2026/abc.pdf). The file may be elsewhere.',
    ],
    [
      'ERR-65',
      failed(422, 'Unsupported file type png. Supported formats: PDF, DOCX, DOC', 'unsupported_file'),
      'Unsupported file type png. Supported formats: PDF, DOCX, DOC',
    ],
    [
      'ERR-66',
      failed(400, 'Job description not found', 'no_job_description'),
      'Job description not found. Please refresh the page and try again.',
    ],
    [
      'ERR-67',
      failed(422, 'Error processing DOC file. Please upload a PDF or DOCX file.', 'unreadable_doc'),
      'This DOC file could not be read. Please ask for the resume as a PDF or DOCX file.',
    ],
    ['ERR-70', failed(422), 'Failed to score resume. Please try again later.'],
    [
      'ERR-68',
      failed(503, 'Many documents are being read right now.', 'too_busy'),
      'Scoring services are currently experiencing high demand',
    ],
  ])('is said [%s]', (_id, failure, sentence) => {
    expect(scoringProblem(failure, maya)).toBe(sentence)
  })

  it('is read from what a call brought', () => {
    expect(failureOf({ status: 'TIMEOUT_ERROR' })).toEqual(failed('timeout'))
    expect(failureOf({ status: 'FETCH_ERROR' })).toEqual(failed('network'))
    expect(failureOf({ status: 404, data: { code: 'no_resume_file', message: 'Gone' } })).toEqual(
      failed(404, 'Gone', 'no_resume_file'),
    )
  })
})
