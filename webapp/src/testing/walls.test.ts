import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => relative(root, join(root, name)).split(sep).join('/'))

// A statement at the beginning of a line, or a part that is loaded later; no code that is shown to people.
const IMPORT = /(?:^(?:import|export)\b[^'`;]*?\bfrom\s*|^import\s*|\bimport\(\s*)'([^']+)'/gm

const importsOf = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(([, name]) => name!)

const inside = (...folders: string[]) => files.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)))

const pairs = (from: string[], forbidden: (name: string, file: string) => boolean) =>
  from.flatMap((file) =>
    importsOf(file)
      .filter((name) => forbidden(name, file))
      .map((name) => `${file} imports ${name}`),
  )

describe('the walls between the parts', () => {
  it('there is something to look at', () => {
    expect(inside('features').length).toBeGreaterThan(5)
    expect(importsOf('app/House.tsx')).toContain('@/lib/store')
  })

  it('a feature imports neither another feature nor the application', () => {
    const others = (name: string, file: string) => {
      if (name.startsWith('@/app/')) return true
      const ownFolder = file.split('/').slice(0, 2).join('/')
      return name.startsWith('@/features/') && !name.startsWith(`@/${ownFolder}/`)
    }
    expect(pairs(inside('features'), others)).toEqual([])
  })

  it('components, rules and lib import neither features nor the application', () => {
    const outward = (name: string) => /^@\/(app|features)\//.test(name)
    expect(pairs(inside('components', 'rules', 'lib', 'api'), outward)).toEqual([])
  })

  it('rules import rules alone, and what is generated from the server', () => {
    const others = (name: string) => !name.startsWith('@/rules/') && !['@/api/types', '@/api/server.gen'].includes(name)
    expect(pairs(inside('rules'), others)).toEqual([])
  })

  it('nobody climbs over a wall with a relative path', () => {
    expect(pairs(files, (name) => name.startsWith('..'))).toEqual([])
  })
})
