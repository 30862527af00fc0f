import { describe, expect, it } from 'vitest'

import { isSameId, knownOf, marked, preview, providerLinks, safeLink } from '@/rules/jobCards'

it.each([
  [12, '12', true],
  ['12', 12, true],
  ['b17', 'b17', true],
  [1, '12', false],
])('the ids %s and %s are the same: %s [JOBS-14]', (first, second, same) => {
  expect(isSameId(first, second)).toBe(same)
})

describe('a link out of a job', () => {
  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    '//no.protocol.example',
    'jobs/12',
    '',
    null,
  ])('to %s is none [OPEN-056]', (url) => {
    expect(safeLink(url)).toBeNull()
  })

  it('to a page of the web stays', () => {
    expect([safeLink('https://board.example/1'), safeLink(' http://board.example/a?b=c ')]).toEqual([
      'https://board.example/1',
      'http://board.example/a?b=c',
    ])
  })
})

it('a board is left out where the link could do harm [OPEN-056]', () => {
  const link = (jobProvider: string, url = 'https://board.example/') => ({ jobProvider, url })
  expect(providerLinks([link('LinkedIn', 'javascript:alert(1)'), link('Indeed'), link(' ')])).toEqual([link('Indeed')])
})

describe('the preview of a description [JOBS-18] [LIM-21]', () => {
  it('is its first 200 characters', () => {
    expect(preview('a'.repeat(200))).toBe('a'.repeat(200))
    expect(preview('a'.repeat(201))).toBe(`${'a'.repeat(200)}...`)
  })

  it('counts characters as people do and runs on over lines', () => {
    expect(preview('🙂'.repeat(200))).toBe('🙂'.repeat(200))
    expect(preview('One line.\n\n• another')).toBe('One line. • another')
    expect(preview('## Tasks\n**You** weave.')).toBe('Tasks You weave.')
  })
})

describe('the words of a search in a text', () => {
  const hits = (text: string, query: string) =>
    marked(text, query)
      .filter(({ hit }) => hit)
      .map(({ text: piece }) => piece)

  it('are marked in any case, in singular and plural, as whole words, and nothing gets lost', () => {
    expect(hits('Backend engineers, backends', 'Engineer back backends')).toEqual(['Backend', 'engineers', 'backends'])
    expect(hits('Go, going, C++ and .NET (senior)', 'go c++ .net (senior)')).toEqual(['Go', 'C++', '.NET', 'senior'])
    const pieces = marked('C++ and C# (senior)', 'c++ (senior)')
    expect(pieces.map(({ text }) => text).join('')).toBe('C++ and C# (senior)')
  })

  it('are none without a search', () => {
    expect(marked('Nurse', '  ')).toEqual([{ text: 'Nurse', hit: false }])
  })
})

it('a technology counts as known however it is written', () => {
  expect([...knownOf(['Node.js', 'PostgreSQL', 'Kafka'], ['node js', 'postgresql'])]).toEqual(['Node.js', 'PostgreSQL'])
})
