import { beforeEach, describe, expect, it, vi } from 'vitest'

import { keptSource, rememberSource } from '@/lib/kept/keptSource'

const DAY = 24 * 3600 * 1000

describe('by which link somebody came', () => {
  beforeEach(() => localStorage.clear())

  it('is known on every later page', () => {
    rememberSource('?jobId=17&openDetail=true&from=linkedin')
    rememberSource('?jobId=18')
    rememberSource('')
    expect(keptSource()).toBe('linkedin')
  })

  it('is the last link’s', () => {
    rememberSource('?from=linkedin')
    rememberSource('?from=twitter-job-search')
    expect(keptSource()).toBe('twitter-job-search')
  })

  it.each(['?from=', '?from=<b>', '?from=a%20b', `?from=${'x'.repeat(61)}`, '?from=javascript:alert(1)', '?From=x'])(
    'is not %s',
    (search) => {
      rememberSource('?from=mail')
      rememberSource(search)
      expect(keptSource()).toBe('mail')
    },
  )

  it('is forgotten after a month', () => {
    rememberSource('?from=mail', 0)
    expect(keptSource(30 * DAY - 1)).toBe('mail')
    expect(keptSource(30 * DAY)).toBe('')
  })

  it.each(['', 'null', '7', '{', '{"named":"mail"}', '{"named":7,"at":1}', '{"named":"<b>","at":1}'])(
    'is nothing when %s is kept',
    (keptFile) => {
      localStorage.setItem('source', keptFile)
      expect(keptSource(2)).toBe('')
    },
  )

  it('is nothing where storage is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    expect(keptSource()).toBe('')
    blocked.mockRestore()
  })
})
