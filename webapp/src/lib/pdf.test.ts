import { expect, it } from 'vitest'

import { canBePdf, pdfOf } from '@/lib/pdf'

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

it('writes a file whose table points at every object', () => {
  const file = latin1(pdfOf('Report', 'One line\nAnother (in brackets) \\ and more'))
  const table = Number(/startxref\n(\d+)/.exec(file)?.[1])
  expect(file.slice(table, table + 4)).toBe('xref')
  const starts = [...file.matchAll(/^(\d{10}) 00000 n /gm)].map((item) => Number(item[1]))
  starts.forEach((start, at) => expect(file.slice(start).startsWith(`${at + 1} 0 obj`)).toBe(true))
  expect(file).toContain(String.raw`(Another \(in brackets\) \\ and more)`)
})

it('breaks long lines and goes on over pages', () => {
  const file = latin1(pdfOf('Report', Array.from({ length: 120 }, () => 'word '.repeat(40)).join('\n')))
  expect(Number(/\/Count (\d+)/.exec(file)?.[1])).toBeGreaterThan(3)
  const longest = Math.max(...[...file.matchAll(/\((.*)\) Tj/g)].map((item) => item[1]?.length ?? 0))
  expect(longest).toBeLessThan(120)
})

it('knows which texts its fonts can set', () => {
  expect(canBePdf('Zoë — “Ingénieur”, 5 €\n• ok')).toBe(true)
  expect(canBePdf('Łódź')).toBe(false)
  expect(canBePdf('工程师')).toBe(false)
})

it('sets the line above a list as its heading', () => {
  const file = latin1(pdfOf('Report', 'Plain\n\nSkills\n- Baking\n- Accounts'))
  expect(file).toMatch(/BT \/B [^\n]*\(Skills\) Tj/)
  expect(file).toMatch(/BT \/R [^\n]*\(Plain\) Tj/)
  expect(file).toMatch(/BT \/R [^\n]*\(- Baking\) Tj/)
})
