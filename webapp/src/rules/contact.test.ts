import { describe, expect, it } from 'vitest'

import { contactProblem, notSent, prewritten } from '@/rules/contact'

const job = { title: 'Weaver', company: 'Loomworks' }

describe('the message to a candidate', () => {
  it('names the first three skills that match [RECR-65]', () => {
    const text = prewritten({ name: 'Maya Okafor', skills: ['Python', 'Docker', 'Redis', 'Kafka'] }, job)
    expect(text).toContain('Hello Maya,')
    expect(text).toContain('Your experience with Python, Docker and Redis fits')
    expect(text).not.toContain('Kafka')
    expect(text).toContain('Weaver at Loomworks')
  })

  it('says nothing of skills where there is none', () => {
    expect(prewritten({ name: 'Maya', skills: [] }, job)).not.toContain('Your experience')
  })

  it('thanks whoever applied, and does not tell them that they were found', () => {
    const text = prewritten({ name: 'Maya', skills: [], hasApplied: true }, job)
    expect(text).toContain('thank you for applying for the position of Weaver at Loomworks.')
    expect(text).not.toContain('caught our eye')
  })
})

describe('a message that did not go out', () => {
  it.each([
    ['ERR-75', { status: 'TIMEOUT_ERROR' }, 'The email server is taking too long to respond. Please try again later.'],
    [
      'ERR-76',
      { status: 503, data: { message: 'x' } },
      'The email service is currently unavailable. Please try again later.',
    ],
    ['ERR-77', { status: 404, data: { message: 'Job not found' } }, 'Failed to send email (404): Job not found'],
    [
      'ERR-78',
      { status: 'FETCH_ERROR' },
      'An error occurred while trying to contact the candidate. Please verify your internet connection and try again.',
    ],
  ])('says why [%s]', (_id, error, title) => {
    expect(contactProblem(error).title).toBe(title)
  })

  it('an answer that could not send says so, with its details [ERR-74]', () => {
    expect(notSent({ message: 'No route.', error_details: 'ECONNREFUSED' })).toEqual({
      title: 'Unable to send email: No route.',
      text: 'Technical details: ECONNREFUSED Please try again later or contact IT support.',
    })
    expect(notSent({ message: 'No.' }).text).toBe('Please try again later or contact IT support.')
  })
})
