import { describe, expect, it } from 'vitest'

import { line, merged, ownLines, withParts, type Part } from '@/rules/merging'

type Draft = { title: string; code: string; phone: string; file: string | null }

const phone: Part<Draft> = {
  label: 'Phone',
  names: ['code', 'phone'],
  wording: (draft) => `${draft.code} ${draft.phone}`,
}
const title = line<Draft>('title', 'Title')
const parts = [title, phone]
const base: Draft = { title: 'Weaver', code: '+1', phone: '555', file: null }

describe('what two made of the same beginning', () => {
  it('is one where each changed something else', () => {
    const result = merged(parts, base, { ...base, title: 'Dyer', file: 'mine.pdf' }, { ...base, phone: '777' })
    expect(result.draft).toEqual({ title: 'Dyer', code: '+1', phone: '777', file: 'mine.pdf' })
    expect([result.taken, result.open]).toEqual([[phone], []])
    expect(result.base).toEqual({ ...base, phone: '777' })
  })

  it('is nothing to ask about where both changed it to the same', () => {
    const same = { ...base, title: 'Dyer' }
    expect(merged(parts, base, { ...same, title: ' Dyer ' }, same)).toMatchObject({ taken: [], open: [] })
  })

  it('stays mine and open where both changed it, and is open again when it is looked at again', () => {
    const local = { ...base, title: 'Dyer' }
    const remote = { ...base, title: 'Spinner' }
    const result = merged(parts, base, local, remote)
    expect(result).toEqual({ draft: local, base, taken: [], open: [title] })
    const again = merged(parts, result.base, result.draft, { ...remote, phone: '777' })
    expect([again.open, again.taken, again.draft.phone]).toEqual([[title], [phone], '777'])
  })

  it('is never half of a part: a number with another country is another number', () => {
    const result = merged(parts, base, { ...base, phone: '777' }, { ...base, code: '+44' })
    expect(result.open).toEqual([phone])
    expect(result.draft).toMatchObject({ code: '+1', phone: '777' })
    expect(withParts(result.draft, { ...base, code: '+44' }, [phone])).toMatchObject({ code: '+44', phone: '555' })
  })
})

it('of two long texts only the lines that differ are shown, and the whole one where a line only went', () => {
  expect(ownLines('About\n\nOurs.\nOffer', 'About\nYours.\nOffer')).toBe('Ours.')
  expect(ownLines('About\nOffer', 'About\nYours.\nOffer')).toBe('About\nOffer')
})
