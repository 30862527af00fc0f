import { expect, it } from 'vitest'

import { jobBlocks, plainText, runsOf } from '@/rules/jobText'
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

const MARKDOWN = `# Weaver (m/w/d)
## **Your tasks**
You weave **by hand**, and with 2 ** 8 looms.

* **Looms:** set them up
* Know C# and ** nothing else

### What is it like to work with us here, in our mill by the river?
**Start:** 1. Januar 2027

**We are quiet.**`

it('of markdown, headings, bold and bullets are read, and nothing else', () => {
  expect(jobBlocks(MARKDOWN)).toEqual([
    { kind: 'heading', text: 'Weaver (m/w/d)' },
    { kind: 'heading', text: 'Your tasks' },
    { kind: 'paragraph', text: 'You weave **by hand**, and with 2 ** 8 looms.' },
    { kind: 'list', items: ['**Looms:** set them up', 'Know C# and ** nothing else'] },
    { kind: 'heading', text: 'What is it like to work with us here, in our mill by the river?' },
    { kind: 'paragraph', text: '**Start:** 1. Januar 2027' },
    { kind: 'paragraph', text: '**We are quiet.**' },
  ])
})

it.each([
  ['You weave **by hand**.', ['You weave ', '*by hand', '.']],
  ['**Looms:** set ***them*** up', ['*Looms:', ' set ', '*them', ' up']],
  ['2 ** 8 looms ** or **more', ['2 ** 8 looms ** or **more']],
  ['_init_ and __init__ stay, <b>this</b> too', ['_init_ and __init__ stay, <b>this</b> too']],
  ['', []],
])('%s: what is bold in it', (text, pieces) => {
  expect(runsOf(text).map((run) => (run.isStrong ? '*' : '') + run.text)).toEqual(pieces)
})

it('as one plain text has no marks', () => {
  expect(plainText(MARKDOWN).split('\n').slice(0, 3)).toEqual([
    'Weaver (m/w/d)',
    'Your tasks',
    'You weave by hand, and with 2 ** 8 looms.',
  ])
})

it('a line that only divides is none of the text', () => {
  const divided = '---\nWe weave.\n\n---\n## Your tasks\n- Looms\n* * *\nPay: 3 - 4 euros\n-- \n_____\n'
  expect(jobBlocks(divided)).toEqual([
    { kind: 'paragraph', text: 'We weave.' },
    { kind: 'heading', text: 'Your tasks' },
    { kind: 'list', items: ['Looms'] },
    { kind: 'paragraph', text: 'Pay: 3 - 4 euros' },
    { kind: 'paragraph', text: '--' },
  ])
  expect(plainText(divided)).not.toMatch(/---|\* \*|_/)
})

it('a date alone in its line keeps its number', () => {
  expect(jobBlocks('Start:\n1. Januar 2027\n\nSteps\n1. A call\n\n2. A visit')).toEqual([
    { kind: 'heading', text: 'Start' },
    { kind: 'paragraph', text: '1. Januar 2027' },
    { kind: 'heading', text: 'Steps' },
    { kind: 'list', items: ['A call', 'A visit'] },
  ])
})

it('reads hostile marks in a moment', () => {
  const begun = performance.now()
  for (const mark of ['**a ', '**', '# ', '*a', ' ', '1. ', '- ']) jobBlocks(mark.repeat(20_000)).map(String)
  for (const mark of ['**a ', '**', '# ', '*a', ' ', '- ']) runsOf(plainText(mark.repeat(20_000)))
  expect(performance.now() - begun).toBeLessThan(2000)
})
