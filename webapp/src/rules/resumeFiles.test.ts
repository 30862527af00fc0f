import { describe, expect, it } from 'vitest'
import { DIALOG_FORMATS, MATCH_FORMATS } from '@/api/server.gen'

import { refusal, spoken } from './resumeFiles'

const MB = 1024 * 1024
const MATCH = 'Unsupported file type .txt. Supported formats: PDF, DOCX, DOC'

describe('a file for Resume Match', () => {
  it.each([
    ['a.pdf', 1, null],
    ['A.PDF', 1, null],
    ['my resume.final.docx', 1, null],
    ['old.doc', 1, null],
    ['notes.txt', 1, MATCH],
    ['resume', 1, 'Unsupported file type. Supported formats: PDF, DOCX, DOC'],
    ['resume.pdf.exe', 1, 'Unsupported file type .exe. Supported formats: PDF, DOCX, DOC'],
    ['empty.pdf', 0, 'This file is empty. Please choose another one.'],
  ])('%s of %i bytes: %s [MATCH-02] [OPEN-014]', (name, size, sentence) => {
    expect(refusal({ name, size }, MATCH_FORMATS)).toBe(sentence)
  })

  it.each([
    [10 * MB, null],
    [10 * MB + 1, 'File size should not exceed 10MB.'],
  ])('of %i bytes: %s [MATCH-21] [QUES-09] [LIM-10]', (size, sentence) => {
    expect(refusal({ name: 'a.pdf', size }, MATCH_FORMATS)).toBe(sentence)
    expect(refusal({ name: 'a.pdf', size }, DIALOG_FORMATS)).toBe(sentence)
  })
})

it('Interview Questions takes PDF and DOCX, not DOC [QUES-02] [OPEN-014]', () => {
  expect(refusal({ name: 'a.docx', size: 1 }, DIALOG_FORMATS)).toBeNull()
  expect(refusal({ name: 'a.doc', size: 1 }, DIALOG_FORMATS)).toBe(
    'Unsupported file type .doc. Supported formats: PDF, DOCX',
  )
})

it('names the formats as a person does', () => {
  expect(spoken(MATCH_FORMATS)).toBe('PDF, DOCX or DOC')
  expect(spoken(DIALOG_FORMATS)).toBe('PDF or DOCX')
})
