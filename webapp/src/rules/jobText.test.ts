import { expect, it } from 'vitest'

import { jobBlocks } from '@/rules/jobText'
import { placesFrom } from '@/rules/jobPlaces'
import { jobTitles } from '@/rules/jobTitles'
import { suggestionsFor } from '@/rules/suggestions'

const TEXT = `We move parcels. You own the routing.

Responsibilities
• Design the APIs
• Keep p95 low

You'd look after:
– bookkeeping
1. month end

**Benefits:**
- Pension

One last thing. <b>Not bold</b>`

it('a text of a job is told by its lines: headings, lists, paragraphs, and no markup', () => {
  expect(jobBlocks(TEXT)).toEqual([
    { kind: 'paragraph', text: 'We move parcels. You own the routing.' },
    { kind: 'heading', text: 'Responsibilities' },
    { kind: 'list', items: ['Design the APIs', 'Keep p95 low'] },
    { kind: 'heading', text: "You'd look after" },
    { kind: 'list', items: ['bookkeeping', 'month end'] },
    { kind: 'heading', text: 'Benefits' },
    { kind: 'list', items: ['Pension'] },
    { kind: 'paragraph', text: 'One last thing. <b>Not bold</b>' },
  ])
})

it.each(['', 'One line', 'Dear nurse', '• only\n• bullets'])('%s keeps every word', (text) => {
  const words = jobBlocks(text).flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
  expect(words.join(' ')).toBe(text.replaceAll('• ', '').replaceAll('\n', ' '))
})

it('offers a long list of titles, by any word of theirs [JOBS-32]', () => {
  expect(jobTitles.length).toBeGreaterThan(500)
  expect(new Set(jobTitles).size).toBe(jobTitles.length)
  expect(suggestionsFor('backend', jobTitles)).toContain('Backend Engineer')
  expect(suggestionsFor('eng back', jobTitles)).toContain('Backend Engineer')
  expect(suggestionsFor('', jobTitles)).toHaveLength(8)
  expect(suggestionsFor('zzz', jobTitles)).toEqual([])
})

it('offers places, Remote (REM) and Hybrid (HYB) first [JOBS-31]', () => {
  const jobPlaces = placesFrom([])
  expect(suggestionsFor('', placesFrom(['Remote', 'Pune'])).slice(0, 3)).toEqual([
    'Remote (REM)',
    'Hybrid (HYB)',
    'Pune',
  ])
  expect(suggestionsFor('rem', jobPlaces)[0]).toBe('Remote (REM)')
  expect(suggestionsFor('hyb', jobPlaces)[0]).toBe('Hybrid (HYB)')
  expect(suggestionsFor('malmo', jobPlaces)).toEqual(['Malmö'])
  expect(suggestionsFor('Malmö', jobPlaces)).toEqual([])
})

it('a fact with its label is no heading', () => {
  expect(jobBlocks('Location: Leeds\n\nWe weave.')).toEqual([
    { kind: 'paragraph', text: 'Location: Leeds' },
    { kind: 'paragraph', text: 'We weave.' },
  ])
})
