import { beforeEach, describe, expect, it, vi } from 'vitest'

import { clearMatchData, matchStorage, type MatchValue } from '@/lib/kept/matchStorage'

function fullAbove(characters: number) {
  const real = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    const others = Object.keys(this).filter((item) => item !== key)
    const used = others.reduce((sum, otherKey) => sum + (this.getItem(otherKey) ?? '').length, 0)
    if (used + value.length > characters) throw new DOMException('full', 'QuotaExceededError')
    real.call(this, key, value)
  })
}

const CONTENT = 'data:application/pdf;base64,aGk='

beforeEach(() => {
  clearMatchData()
  sessionStorage.clear()
})

describe('what the analysis screens keep', () => {
  it('is six values, each under its name, in session storage [MATCH-05]', () => {
    const { keep } = matchStorage('7')
    const values: Partial<Record<MatchValue, string>> = {
      jobDescription: 'Baker wanted',
      fileName: 'cv.pdf',
      fileType: 'application/pdf',
      fileContent: CONTENT,
      lastOutput: '{}',
      matchPercentage: '80',
    }
    for (const [name, value] of Object.entries(values)) keep(name as MatchValue, value)
    for (const [name, value] of Object.entries(values)) {
      const key = Object.keys(sessionStorage).find((item) => item.endsWith(`:${name}`))
      expect(key && sessionStorage.getItem(key)).toBe(value)
    }
  })

  it('brings the file back with its name, type and bytes [MATCH-06]', async () => {
    const { keep, file } = matchStorage('7')
    keep('fileName', 'cv.pdf')
    keep('fileType', 'application/pdf')
    keep('fileContent', CONTENT)
    expect([file()?.name, file()?.type, await file()?.text()]).toEqual(['cv.pdf', 'application/pdf', 'hi'])
  })

  it('gives up the content of a file that does not fit, and nothing else [OPEN-022]', () => {
    fullAbove(60)
    const { keep, get, file } = matchStorage('7')
    keep('fileName', 'cv.pdf')
    expect(keep('fileContent', `data:;base64,${'a'.repeat(200)}`)).toBe(false)
    expect(get('fileName')).toBe('cv.pdf')
    expect(file()).toBeNull()
  })

  it('drops the content when the typed text needs the room [OPEN-022]', () => {
    fullAbove(60)
    const { keep, get } = matchStorage('7')
    keep('fileContent', 'a'.repeat(50))
    expect(keep('jobDescription', 'b'.repeat(30))).toBe(true)
    expect(get('fileContent')).toBe('')
    expect(get('jobDescription')).toHaveLength(30)
  })

  it('is wiped by logging out, the file in memory included [SEC-49]', () => {
    const storage = matchStorage('7')
    storage.keep('jobDescription', 'secret')
    storage.keep('fileName', 'cv.pdf')
    storage.holdFile(new File(['x'], 'cv.pdf'))
    clearMatchData()
    expect(Object.keys(sessionStorage)).toEqual([])
    storage.keep('fileName', 'cv.pdf')
    expect(storage.file()).toBeNull()
  })

  it('does not keep a content that was still being read at the log-out [SEC-49]', () => {
    const storage = matchStorage('7')
    const file = new File(['x'], 'cv.pdf')
    storage.holdFile(file)
    clearMatchData()
    expect(storage.keepContent(file, CONTENT)).toBe(false)
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('is not there for the next person [SEC-49]', () => {
    matchStorage('7').keep('jobDescription', 'secret')
    expect(matchStorage('7').get('jobDescription')).toBe('secret')
    expect(matchStorage('8').get('jobDescription')).toBe('')
  })

  it('survives content that is no content', () => {
    const { keep, file } = matchStorage('7')
    keep('fileName', 'cv.pdf')
    keep('fileContent', 'data:,%%%')
    expect(file()).toBeNull()
  })
})
