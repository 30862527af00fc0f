import { describe, expect, it } from 'vitest'

import { bestEntry, CONFIDENT, faqScore, featureScore, linkState } from '@/rules/chat'
import { places, type Path, type Place } from '@/rules/places'
import { everyone, type Role } from '@/rules/roles'

const jobSearch = { name: 'Job Search', keywords: ['job search', 'find job', 'search jobs'] }
const reset = { question: 'How do I reset a forgotten password?' }

describe('the score of a feature', () => {
  it.each([
    ['job search', 160],
    ['search', 10],
    ['find job', 60],
    ['Where can I find jobs?', 20],
    ['hello', 0],
  ])('of %o is %i [BOT-16] [BOT-17] [BOT-18]', (question, score) =>
    expect(featureScore(question, jobSearch)).toBe(score),
  )

  it('counts the name as whole words only, in any case and between any punctuation [BOT-16] [OPEN-117]', () => {
    const named = { name: 'Job Agent', keywords: [] }
    expect(featureScore('What does the JOB-agent, do?', named)).toBe(100)
    expect(featureScore('a job for an agent', named)).toBe(0)
    expect(featureScore('my job agents', named)).toBe(0)
    expect(featureScore('subjob agent', named)).toBe(0)
  })

  it('counts each keyword once, however often it stands in the question or in the list [BOT-17] [OPEN-116]', () => {
    const twice = { name: 'x', keywords: ['cv tip', 'CV tip!'] }
    expect(featureScore('cv tip cv tip', twice)).toBe(50)
    expect(featureScore('cv, tip', twice)).toBe(50)
    expect(featureScore('cv tips', twice)).toBe(0)
  })

  it('counts each keyword word of four letters and more once [BOT-18]', () => {
    const words = { name: 'x', keywords: ['resume one', 'resume two', 'four resume'] }
    expect(featureScore('resume, resume', words)).toBe(10)
    expect(featureScore('one two', words)).toBe(0)
    expect(featureScore('four', words)).toBe(10)
    expect(featureScore('resumes', words)).toBe(0)
  })
})

describe('the score of an FAQ entry', () => {
  it.each([
    ['password', 20],
    ['I have forgotten my password!', 40],
    ['reset reset', 20],
    ['how do i', 0],
    ['passwords', 0],
  ])('of %o is %i [BOT-19]', (question, score) => expect(faqScore(question, reset)).toBe(score))
})

describe('the best entry', () => {
  it('is the one with the highest score, feature or FAQ [BOT-20]', () => {
    expect(bestEntry('search a forgotten password', [jobSearch], [reset])).toBe(reset)
    expect(bestEntry('job search for a password', [jobSearch], [reset])).toBe(jobSearch)
  })

  it('is none below 10 [BOT-20] [LIM-45]', () => {
    expect(CONFIDENT).toBe(10)
    expect(bestEntry('search', [jobSearch], [reset])).toBe(jobSearch)
    expect(bestEntry('hello', [jobSearch], [reset])).toBeNull()
    expect(bestEntry('?!', [jobSearch], [reset])).toBeNull()
  })

  it('of equals is a feature before an FAQ entry, then the first of the list [OPEN-116]', () => {
    const [first, second] = [
      { name: 'First', keywords: ['blue'] },
      { name: 'Second', keywords: ['blue'] },
    ]
    expect(bestEntry('blue', [first!, second!], [])).toBe(first)
    const twenty = { name: 'Third', keywords: ['blue whale', 'pink whale'] }
    const faq = { question: 'A whale?' }
    expect(featureScore('whale in blue', twenty)).toBe(faqScore('whale in blue', faq))
    expect(bestEntry('whale in blue', [twenty], [faq])).toBe(twenty)
  })
})

describe('a link of an answer', () => {
  const table = places as readonly Place[]

  it('needs a log-in exactly where the guards do [OPEN-118]', () => {
    const guarded = table.filter(({ admits }) => admits !== 'anyone')
    const openTo = (role: Role | '') => table.filter(({ path }) => linkState(path as Path, role) === 'open')
    expect(openTo('')).toEqual(table.filter(({ admits }) => admits === 'anyone'))
    for (const role of everyone) {
      expect(openTo(role).filter((place) => guarded.includes(place))).toEqual(
        guarded.filter(({ admits }) => admits.includes(role)),
      )
      expect(table.map(({ path }) => linkState(path as Path, role))).not.toContain('locked')
    }
  })

  it.each(['/user/uploadJobPost', '/user/RecruiterTracker'] as const)(
    'to %s is hidden from all but recruiters and admins [BOT-11]',
    (path) => {
      const states = ['', 'user', 'recruiter', 'admin'] as const
      expect(states.map((role) => linkState(path, role))).toEqual(['hidden', 'hidden', 'open', 'open'])
    },
  )

  it('to the log-in or the registration shows to visitors only', () => {
    expect(linkState('/user/registration', '')).toBe('open')
    expect(linkState('/user/registration', 'user')).toBe('hidden')
    expect(linkState('/user/login', 'admin')).toBe('hidden')
    expect(linkState('/user/reset-password', 'user')).toBe('open')
  })
})
