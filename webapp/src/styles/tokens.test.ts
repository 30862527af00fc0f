import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { DESK, PHONE, WIDE } from '@/lib/layout'

const contents = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const sheet = contents('tokens.css')

function colour(token: string, theme: 'light' | 'dark') {
  const value = new RegExp(`--${token}: (?:light-dark\\()?([^;]+?)\\)?;`).exec(sheet)?.[1]
  if (!value) throw new Error(`There is no --${token}.`)
  const [light, dark = light] = value.split(', ')
  return theme === 'light' ? light! : dark!
}

function luminance(hex: string) {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(text: string, ground: string) {
  const [high, low] = [luminance(text), luminance(ground)].toSorted((a, b) => b - a)
  return (high! + 0.05) / (low! + 0.05)
}

const grounds = ['paper', 'surface', 'sunken', 'float', 'muted']

const texts: [text: string, ground: string][] = [
  ...['ink', 'ink-soft', 'ink-faint'].flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ...['brand', 'good', 'medium', 'weak'].flatMap((text): [string, string][] => [
    [text, `${text}-soft`],
    [text, 'paper'],
    [text, 'surface'],
    [text, 'sunken'],
  ]),
  ['brand-strong', 'brand-soft'],
  ['on-brand', 'brand'],
  ['thread-ink', 'thread-soft'],
  ['ink', 'mark'],
  ['ink-soft', 'brand-soft'],
]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(texts)('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['paper', 'surface', 'sunken'])('the edge of a field can be seen on %s', (ground) => {
    expect(contrast(colour('line-control', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})

it('the steps of the layout are counted in letters, and the code knows them as the style sheet does', () => {
  const step = (name: string) => new RegExp(`--breakpoint-${name}: ([\\d.]+rem);`).exec(contents('theme.css'))?.[1]
  expect(PHONE).toBe(`(width < ${step('tablet')})`)
  expect(DESK).toBe(`(width >= ${step('desk')})`)
  expect(WIDE).toBe(`(width >= ${step('wide')})`)
})
