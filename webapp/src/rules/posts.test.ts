import { describe, expect, it } from 'vitest'

import {
  carriedBy,
  heldUp,
  inOrder,
  momentOf,
  partsOf,
  ranked,
  shortAddress,
  tabOf,
  timed,
  toggleNote,
  typeName,
  weight,
  whole,
} from '@/rules/posts'

const waiting = {
  id: 1,
  status: 'generated' as const,
  optimal_time: '2026-03-16T13:00:00Z',
  schedule_time: null,
  published_at: null,
}
const due = { ...waiting, id: 2, status: 'scheduled' as const, schedule_time: '2026-03-15T07:00:00Z' }
const out = { ...due, id: 3, status: 'published' as const, published_at: '2026-03-15T07:00:20Z' }

describe('when a post goes out', () => {
  it('is its own time, the best one until it has one', () => {
    expect([waiting, due, out].map(momentOf)).toEqual([
      '2026-03-16T13:00:00Z',
      '2026-03-15T07:00:00Z',
      '2026-03-15T07:00:20Z',
    ])
    expect(inOrder([waiting, out, due]).map(({ id }) => id)).toEqual([2, 3, 1])
  })

  it('changes from generated to scheduled and leaves all others [SEO-21]', () => {
    expect(timed([waiting, due], 1, '2026-03-17T08:00:00Z')).toEqual([
      { ...waiting, status: 'scheduled', schedule_time: '2026-03-17T08:00:00Z' },
      due,
    ])
  })
})

describe('how much room a post takes', () => {
  it.each([
    ['', 0],
    ['Plain.', 6],
    ['ünïcode – “quoted”', 18],
    ['🧵', 2],
    ['日本', 4],
    ['https://a.example', 23],
    ['See https://hireloom.example/jobs/1?from=twitter-job-search', 59],
  ])('%j counts %i, as on the server', (text, count) => expect(weight(text)).toBe(count))

  it('has the hashtags below the text', () => {
    expect(whole('Text.', ['#One', '#Two'])).toBe('Text.\n\n#One #Two')
    expect(whole('Text.', [])).toBe('Text.')
  })
})

describe('what a post looks like', () => {
  it('has addresses and hashtags in parts of their own', () => {
    expect(partsOf('Try https://h.example/x?from=y #Jobs now')).toEqual([
      { kind: 'text', text: 'Try ' },
      { kind: 'link', text: 'https://h.example/x?from=y' },
      { kind: 'text', text: ' ' },
      { kind: 'tag', text: '#Jobs' },
      { kind: 'text', text: ' now' },
    ])
    expect(shortAddress('https://h.example/x?from=y')).toBe('h.example/x')
  })

  it('says what sort it is', () => {
    expect((['feature_highlight', 'success_story', 'career_tip'] as const).map(typeName)).toEqual([
      'Feature highlight',
      'Success story',
      'Career tip',
    ])
  })
})

describe('the best features', () => {
  it('have bars of 100, 75, 50 and 25 percent by rank, four at most [SEO-13]', () => {
    expect(ranked(['A', 'B', 'C', 'D', 'E']).map(({ name, percent }) => [name, percent])).toEqual([
      ['A', 100],
      ['B', 75],
      ['C', 50],
      ['D', 25],
    ])
    expect(ranked(['A'])).toEqual([{ name: 'A', percent: 100, rank: 1 }])
  })
})

describe('the words', () => {
  it('name the platform that was turned on or off [SEO-15] [OPEN-115]', () => {
    expect(toggleNote('LinkedIn', true)).toBe('LinkedIn enabled successfully')
    expect(toggleNote('X', false)).toBe('X disabled successfully')
  })

  it('say how posts get to a platform', () => {
    expect(carriedBy('folder')).toContain('go no further')
    expect(carriedBy('account')).toContain('account')
    expect(carriedBy('webhook')).toContain('webhook')
    expect(carriedBy('blog')).toContain('blog')
  })

  it('say what holds a post', () => {
    const agents = { ...due, by_agent: true, problem: '' }
    const on = { running: true, enabled: true }
    expect(heldUp(agents, on)).toBe('')
    expect(heldUp(agents, { ...on, running: false })).toBe('Waits: the agent is stopped.')
    expect(heldUp(agents, { ...on, enabled: false })).toBe('Waits: Auto-post is off here.')
    expect(heldUp({ ...agents, by_agent: false }, { running: false, enabled: false })).toBe('')
    expect(heldUp({ ...agents, problem: 'It wants a pause.' }, on)).toBe('It wants a pause.')
  })

  it.each([
    ['feed', 'feed'],
    ['settings', 'settings'],
    ['nothing', 'overview'],
    [null, 'overview'],
  ])('the address %j names the tab %s', (named, tab) => expect(tabOf(named)).toBe(tab))
})
