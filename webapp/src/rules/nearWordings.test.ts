import { describe, expect, it } from 'vitest'

import { makeNearness, makeReader, stem } from '@/rules/nearWordings'

const reader = makeReader('how do i my is the a for', ['job vacancy vacancies', 'delete erase remove'])
const nearness = makeNearness(
  [
    ['find a job', 'job search'],
    ['delete my account', 'account settings'],
    ['job alerts', 'an email for new jobs'],
  ],
  reader,
)
const nearest = (question: string) => {
  const near = nearness(question)
  return Math.max(...near) > 0 ? near.indexOf(Math.max(...near)) : null
}

describe('a stem', () => {
  it.each([
    [['apply', 'applies', 'applied', 'applying', 'application', 'applications'], 'apply'],
    [['stop', 'stops', 'stopped', 'stopping'], 'stop'],
    [['save', 'saved', 'saving', 'saves'], 'sav'],
    [['job', 'jobs'], 'job'],
    [['ad', 'its', 'red'], undefined],
  ])('of %o is one', (words, root) => expect(words.map(stem)).toEqual(words.map((word) => root ?? word)))
})

describe('how near a question comes', () => {
  it('is all the way for a wording itself, in any form of its words', () => {
    expect(nearness('find a job')[0]).toBeCloseTo(1)
    expect(nearness('finding jobs, a')[0]).toBeCloseTo(1)
  })

  it('counts synonyms as one word', () => {
    expect(nearest('erase the account')).toBe(1)
    expect(nearest('vacancies')).toBe(0)
  })

  it('lets a rare word decide against a frequent one', () => expect(nearest('alerts for a job')).toBe(2))

  it('is nothing where words of grammar alone are shared', () => {
    expect(nearness('how do i')).toEqual([0, 0, 0])
    expect(nearness('is my life for a')).toEqual([0, 0, 0])
    expect(nearness('')).toEqual([0, 0, 0])
  })

  it('falls with each word that no wording has', () =>
    expect(nearness('find a job in nowhere')[0]).toBeLessThan(nearness('find a job')[0]!))

  it('reads any number as a number', () => {
    const near = makeNearness([['at least 20 an hour'], ['an hour of work']], reader)
    expect(near('50k')[0]).toBeGreaterThan(0)
    expect(near('50k')[1]).toBe(0)
  })
})
