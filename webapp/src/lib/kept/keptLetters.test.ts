import { beforeEach, describe, expect, it, vi } from 'vitest'

import { forgetLetters, keepLetter, readLetter } from '@/lib/kept/keptLetters'

beforeEach(() => localStorage.clear())

describe('a letter in the browser', () => {
  it('lies under the id of its job with who wrote it [COVER-06] [OPEN-130], and is read again [COVER-07]', () => {
    expect(keepLetter(17, 7, 'Dear team')).toBe(true)
    expect(Object.keys(localStorage)).toEqual(['17'])
    expect(JSON.parse(localStorage.getItem('17')!)).toEqual({ user_id: 7, text: 'Dear team' })
    expect(readLetter(17, 7)).toBe('Dear team')
    expect(readLetter(18, 7)).toBe('')
  })

  it('is nobody else’s [SEC-49]', () => {
    keepLetter(17, 7, 'Dear team')
    expect(readLetter(17, 8)).toBe('')
  })

  it('that is empty leaves nothing, and strange values are no letters', () => {
    keepLetter(17, 7, 'Dear team')
    keepLetter(17, 7, '')
    expect(localStorage.getItem('17')).toBeNull()
    for (const value of ['{', '"text"', 'null', '{"user_id":"7","text":"x"}', '{"user_id":7}']) {
      localStorage.setItem('17', value)
      expect(readLetter(17, 7)).toBe('')
    }
  })

  it('goes at log-out, and nothing else does [OPEN-130] [SEC-49]', () => {
    keepLetter(17, 7, 'Dear team')
    keepLetter(18, 8, 'Dear others')
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('19', '42')
    forgetLetters()
    expect(Object.keys(localStorage).toSorted()).toEqual(['19', 'theme'])
  })

  it('says when there is no room for it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(keepLetter(17, 7, 'Dear team')).toBe(false)
  })
})
