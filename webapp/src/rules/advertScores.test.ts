import { expect, it } from 'vitest'

import type { AtsRequirement } from '@/api/types'
import { movedBy } from '@/rules/advertScores'

const requirement = (label: string, changed: Partial<AtsRequirement> = {}): AtsRequirement => ({
  id: 0,
  kind: 'skill',
  label,
  must: true,
  weight: 4,
  points: 4,
  state: 'met',
  quote: '',
  note: '',
  hint: '',
  source: '',
  years: null,
  own_word: '',
  ...changed,
})

it('names what a changed advert asks for anew, insists on, and no longer asks [WS-273]', () => {
  const before = [
    requirement('Python'),
    requirement('Kafka'),
    requirement('5 years', { state: 'missing' }),
    requirement('SQL'),
  ]
  const after = [
    requirement('python'),
    requirement('5 years', { state: 'partly' }),
    requirement('SQL', { must: false }),
    requirement('Kubernetes', { state: 'missing' }),
  ]
  expect(movedBy(before, after)).toEqual([
    { label: 'Kubernetes', state: 'missing', what: 'New, not in your resume' },
    { label: '5 years', state: 'partly', what: 'Now your resume shows part of it' },
    { label: 'SQL', state: 'met', what: 'No longer a must' },
    { label: 'Kafka', state: 'gone', what: 'No longer asked for' },
  ])
  expect(movedBy(before, before)).toEqual([])
})
