import { describe, expect, it } from 'vitest'

import { LETTER_EMPHASES, LETTER_LENGTHS, LETTER_TONES } from '@/api/server.gen'
import { basicLetter, marksOf, questions, quotesOf, requirementsOf, strengthsFor, type Answers } from '@/rules/letters'

const none = Object.fromEntries(questions.map(({ name }) => [name, ''])) as Answers

describe('what a letter can be', () => {
  it('four LETTER_TONES [COVER-11], four LETTER_EMPHASES [COVER-12], three LETTER_LENGTHS [COVER-13]', () => {
    expect(LETTER_TONES).toEqual(['professional', 'enthusiastic', 'confident', 'friendly'])
    expect(LETTER_EMPHASES).toEqual(['skills', 'experience', 'achievements', 'passion'])
    expect(LETTER_LENGTHS).toEqual(['short', 'medium', 'detailed'])
  })

  it('six questions [LIM-13], from the motivation to notes [OPEN-129]', () => {
    expect(questions.map(({ name }) => name)).toEqual([
      'motivation',
      'experience',
      'achievements',
      'strengths',
      'company',
      'notes',
    ])
  })

  it('the answers travel as one text, without what was skipped [COVER-10]', () => {
    expect(requirementsOf({ ...none, motivation: ' I like systems. ', company: 'Short ways.' })).toBe(
      'Motivation: I like systems.\nWhy this company: Short ways.',
    )
    expect(requirementsOf(none)).toBe('')
  })
})

describe('the strengths that the questions begin with', () => {
  const skills = 'Nursing, Dance performance, Patient care, EKG, Charting, BLS, ACLS, Excel'

  it('are those that the job names', () => {
    expect(strengthsFor(skills, 'You give patient care and read an EKG.')).toBe('Patient care, EKG')
  })

  it('are the first ones where the job names none', () => {
    expect(strengthsFor(skills, 'Weaver')).toBe('Nursing, Dance performance, Patient care, EKG, Charting, BLS')
    expect(strengthsFor('', 'Weaver')).toBe('')
  })
})

describe('the basic letter [COVER-15]', () => {
  const facts = { name: 'Maya Okafor', title: 'Backend Engineer', company: 'Kestrel', skills: 'Python, SQL,  Kafka' }

  it('names job, company, skills and the writer, and nothing else is claimed', () => {
    const letter = basicLetter(facts)
    expect(letter).toMatch(/^Dear Kestrel team,/)
    expect(letter).toContain('the position of Backend Engineer.')
    expect(letter).toContain('Python, SQL and Kafka')
    expect(letter).toMatch(/Maya Okafor$/)
    expect(letter).not.toMatch(/\d/)
  })

  it('gets along without skills', () => {
    expect(basicLetter({ ...facts, skills: ' , ' })).not.toMatch(/rests on|undefined/)
  })
})

describe('passages in question', () => {
  const claim = (text: string, start: number) => ({ text, start })

  it('are found where they stand now, also when something was written before them', () => {
    expect(marksOf('I led 45 people.', [claim('45 people', 6)])).toEqual([{ start: 6, end: 15 }])
    expect(marksOf('Dear team, I led 45 people.', [claim('45 people', 6)])).toEqual([{ start: 17, end: 26 }])
  })

  it('the nearest of several is meant; one that was changed is gone; none lies over another', () => {
    expect(marksOf('Go and Go', [claim('Go', 7)])).toEqual([{ start: 7, end: 9 }])
    expect(marksOf('I led 12 people.', [claim('45 people', 6)])).toEqual([])
    expect(marksOf('45 people', [claim('45 people', 0), claim('45', 0), claim('', 0)])).toEqual([{ start: 0, end: 9 }])
  })

  it('are quoted with the sentence around them, each sentence once', () => {
    const text = 'Dear team,\nI led 45 people at Globex. I like it. Since 2019'
    const marks = marksOf(text, [claim('45', 17), claim('Globex', 30), claim('2019', 50)])
    expect(
      quotesOf(text, marks).map((pieces) =>
        pieces.map((piece) => (piece.hit ? `[${piece.text}]` : piece.text)).join(''),
      ),
    ).toEqual(['I led [45] people at [Globex].', ' Since [2019]'])
    expect(quotesOf(text, [])).toEqual([])
  })
})
